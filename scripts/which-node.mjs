const parts = (version) => version.split(".").map(Number);

/** The machine's Node if it is a later release of the project's line (it has newer security fixes), else the project's. */
export function whichNode(machine, brought) {
	const [[major, minor, patch], [ourMajor, ourMinor, ourPatch]] = [parts(machine.version), parts(brought.version)];
	const isLater = major === ourMajor && (minor > ourMinor || (minor === ourMinor && patch > ourPatch));
	return isLater ? machine.path : brought.path;
}

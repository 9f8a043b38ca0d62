const parts = (version) => version.split(".").map(Number);

/**
 * The Node to run on: the machine's own where it is a later one of the line that the project brings along, since that
 * one has the newer security releases; else the project's.
 */
export function whichNode(machine, brought) {
	const [[major, minor, patch], [ourMajor, ourMinor, ourPatch]] = [parts(machine.version), parts(brought.version)];
	const isLater = major === ourMajor && (minor > ourMinor || (minor === ourMinor && patch > ourPatch));
	return isLater ? machine.path : brought.path;
}

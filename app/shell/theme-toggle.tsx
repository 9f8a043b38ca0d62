import { Moon, Sun } from "lucide-react";
import { m } from "../paraglide/messages.js";
import { IconButton } from "../ui/primitives/button";

const KEY = "theme";

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one and styles know that scripts run
 * (`.needs-script`).
 */
export const earlyScript = `document.documentElement.dataset.scripts="";try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

function switchTheme() {
	const root = document.documentElement;
	const systemDark = matchMedia("(prefers-color-scheme: dark)").matches;
	const isDark = root.dataset.theme ? root.dataset.theme === "dark" : systemDark;
	const theme = isDark ? "light" : "dark";
	root.dataset.theme = theme;
	try {
		// Choosing the system's theme means following the system again.
		if ((theme === "dark") === systemDark) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// Storage is blocked: the choice lasts until the page is closed.
	}
}

export function ThemeToggle() {
	return (
		<IconButton label={m.theme_switch()} onClick={switchTheme} className="needs-script">
			<Sun aria-hidden size={20} className="theme-sun" />
			<Moon aria-hidden size={20} className="theme-moon" />
		</IconButton>
	);
}

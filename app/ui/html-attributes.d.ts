import "react";

/** Attributes that browsers know and React's types do not yet. */
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "close" | "show-modal";
		commandfor?: string;
	}
	interface DialogHTMLAttributes<T> {
		closedby?: "any" | "closerequest" | "none";
	}
	interface DetailsHTMLAttributes<T> {
		name?: string;
	}
}

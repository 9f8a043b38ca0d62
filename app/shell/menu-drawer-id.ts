/** The button in the header opens the drawer by it; the drawer itself comes later. */
export const menuDrawerId = "menu-drawer";

/** The header button opens the drawer by this id; the drawer's component loads later. */
export const menuDrawerId = "menu-drawer";

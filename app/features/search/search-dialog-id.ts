/** Buttons and shortcuts open the dialog by this id; its component loads later. */
export const searchDialogId = "search-dialog";

/** By it the button and the keys open the dialog, which comes later than they do. */
export const searchDialogId = "search-dialog";

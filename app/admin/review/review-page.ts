/** Items, releases or revisions on one page. */
export const PAGE = 50;

/** For the pages that show partners in their colours. The colours are catalogue data, so they are no part of the build. */
export const partnerColorLinks = () => [{ rel: "stylesheet", href: "/partner-colors.css" }];

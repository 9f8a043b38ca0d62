import { data } from "react-router";
import { NotFoundPage } from "../shell/error-page";

export const loader = () => data(null, { status: 404 });
export default NotFoundPage;

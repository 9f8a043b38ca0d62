import { CircleUserRound, User } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { useAuthState } from "./use-auth-state";

/** The words of a link to the account page. The page comes without knowing who reads it; this learns it afterwards. */
export function AccountLabel({ size }: { size: number }) {
	const { user } = useAuthState();
	if (!user)
		return (
			<>
				<User aria-hidden size={size} /> {m.account()}
			</>
		);
	return (
		<>
			<CircleUserRound aria-hidden size={size} className="text-good" />
			<span className="max-w-28 truncate">
				<span className="sr-only">{m.account()}: </span>
				{user.name.split(/\s/, 1)[0]}
			</span>
		</>
	);
}

import { siFacebook, siGoogle, siInstagram, siWhatsapp } from "simple-icons";

const paths = {
	facebook: siFacebook.path,
	google: siGoogle.path,
	instagram: siInstagram.path,
	whatsapp: siWhatsapp.path,
};

export function BrandIcon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
			<path d={paths[name]} />
		</svg>
	);
}

/** A QR code, drawn on the server: dark on white in both themes, because cameras expect it so. */
export function QrCode({ path, size, label }: { path: string; size: number; label: string }) {
	const quiet = 4;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
			width={208}
			height={208}
			shapeRendering="crispEdges"
			className="qr-code rounded-md"
		>
			<rect x={-quiet} y={-quiet} width="100%" height="100%" fill="#fff" />
			<path d={path} fill="#12243d" />
		</svg>
	);
}

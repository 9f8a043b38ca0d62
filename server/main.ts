// React and others choose between a quick build and one that helps developers when they are loaded: so this comes first.
process.env.NODE_ENV ??= "production";
await import("./production");

export {};

// React and other packages choose their production build when they are loaded, so this must come first.
process.env.NODE_ENV ??= "production";
await import("./production");

export {};

declare const __APP_VERSION__: string

/** Values known only at build time. */
export const appVersion = __APP_VERSION__

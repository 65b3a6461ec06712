declare const __APP_VERSION__: string

/** What the build knows and the code does not. */
export const appVersion = __APP_VERSION__

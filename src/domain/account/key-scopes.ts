/** Everything that an API key may be allowed to do, with what its owner reads where they choose. */
export const keyScopes = {
  "listings:write": "Write, rewrite and score listings, and follow how far they are",
  "history:read": "Find, read and export what was written",
  "history:write": "Save, edit, mark and delete in the history",
  "bulk:read": "Follow bulk jobs, and read and export what they wrote",
  "bulk:write": "Start, pause, change and delete bulk jobs",
  "ads:read": "Read and export Google Ads campaigns",
  "ads:write": "Write, change and delete Google Ads campaigns",
  "pages:read": "Read web page analyses",
  "pages:write": "Analyze web pages, and delete analyses",
  "templates:read": "Read templates",
  "templates:write": "Save, change and delete templates",
} as const

export type KeyScope = keyof typeof keyScopes

export const isKeyScope = (text: string): text is KeyScope => Object.hasOwn(keyScopes, text)

/** More would hardly be told apart. */
export const maxKeys = 20

/** After so many days a key stops working; a key without a number works until it is revoked. */
export const keyDays = [7, 30, 90, 365] as const

/** What one key may ask, whatever it asks for. */
export const keyLimit = { times: 120, seconds: 60 } as const

/** Every scope of an API key, with the description that its owner reads. */
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

/** People could hardly keep more apart. */
export const maxKeys = 20

/** A key's lifetime in days; a key without one works until it is revoked. */
export const keyDays = [7, 30, 90, 365] as const

/** Request limits of a key, whatever it calls. */
export const keyLimit = { times: 120, seconds: 60 } as const

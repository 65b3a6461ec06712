/** How many days generated content is kept. */
export const retentionDays = [30, 90, 180, 365, "forever"] as const

/** After how many idle minutes a session ends. */
export const sessionMinutes = [15, 30, 60, 240, "never"] as const

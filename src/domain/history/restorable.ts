/** How long what was deleted can be had back. */
export const restorableMs = 60 * 60 * 1000

/** How long a deleted item can be restored. */
export const restorableMs = 60 * 60 * 1000

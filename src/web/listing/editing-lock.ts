const lockOf = (itemId: string): string => `editing:${itemId}`

/** Tells every tab that the item is open for editing here. Returns the function that ends this. */
export function holdEditing(itemId: string): () => void {
  let end = () => {}
  const open = new Promise<void>((resolve) => {
    end = resolve
  })
  if ("locks" in navigator) void navigator.locks.request(lockOf(itemId), { mode: "shared" }, () => open).catch(() => {})
  return end
}

/** Runs while no tab has the item open for editing, and not at all if one does: its edits take precedence. */
export async function unlessEdited(itemId: string, task: () => Promise<void>): Promise<void> {
  if ("locks" in navigator)
    await navigator.locks.request(lockOf(itemId), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await task()
    })
}

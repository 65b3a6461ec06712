import { toast } from "./toast.ts"

const key = "carried-toast"

/** Shown on the next page, because this one is about to be reloaded. */
export function carryToast(title: string, description: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([title, description]))
  } catch {
    // Without storage, the new page has to be enough.
  }
}

export function showCarriedToast(): void {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
    sessionStorage.removeItem(key)
    if (!Array.isArray(carried)) return
    const [title, description] = carried.map(String)
    if (title !== undefined && description !== undefined) toast({ title, description })
  } catch {
    // As above.
  }
}

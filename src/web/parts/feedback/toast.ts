import { createToastStore, type ToastWords } from "./toast-store.ts"

export const toastStore = createToastStore()

/** Tells something in passing, from anywhere. A new one takes the place of the old. */
export function toast(words: ToastWords): number {
  return toastStore.show(words)
}

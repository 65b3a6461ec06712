import { createToastStore, type ToastWords } from "./toast-store.ts"

export const toastStore = createToastStore()

/** Shows a short message from anywhere. A new one replaces the old one. */
export function toast(words: ToastWords): number {
  return toastStore.show(words)
}

/** All numbers of the toasts are here. */
export const toastLimits = {
  visible: 1,
  durationMs: 5000,
  /** People who have to act first have to read, and then to reach the button. */
  actionMs: 12_000,
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: "F8",
} as const

export type ToastVariant = "default" | "destructive"

export type ToastWords = {
  title: string
  description?: string
  variant?: ToastVariant
  action?: { label: string; onAct: () => void }
  durationMs?: number
  /** At the top of every screen, for pages whose main button is where toasts usually appear. */
  isOnTop?: boolean
}

export type ShownToast = ToastWords & { id: number; isOpen: boolean }

/** Runs a task later and returns a function that cancels it. */
export type Later = (task: () => void, delayMs: number) => () => void

const later: Later = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

export function createToastStore(runLater: Later = later) {
  let toasts: readonly ShownToast[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const removals = new Map<number, () => void>()

  function set(next: readonly ShownToast[]) {
    toasts = next
    for (const [id, callOff] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue
      callOff()
      removals.delete(id)
    }
    for (const listener of listeners) listener()
  }

  function show(words: ToastWords): number {
    const id = nextId++
    const lasting = words.action && { durationMs: toastLimits.actionMs }
    set([{ ...lasting, ...words, id, isOpen: true }, ...toasts].slice(0, toastLimits.visible))
    return id
  }

  /** Closes now, and removes much later: removing early would cut off the closing animation. */
  function dismiss(id: number) {
    if (removals.has(id) || !toasts.some((toast) => toast.id === id)) return
    const remove = () => set(toasts.filter((toast) => toast.id !== id))
    removals.set(id, runLater(remove, toastLimits.removalDelayMs))
    set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  }

  /** An informational toast may go; a failure, and anything that can be undone, stays. */
  function dismissPassing() {
    for (const { id, variant, action } of toasts) if (variant !== "destructive" && action === undefined) dismiss(id)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { show, dismiss, dismissPassing, subscribe, read: () => toasts }
}

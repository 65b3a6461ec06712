import { CircleAlert, X } from "lucide-react"
import { Toast as Radix } from "radix-ui"
import { useSyncExternalStore } from "react"
import { Button, IconButton } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { toastStore } from "./toast.ts"
import { type ShownToast, toastLimits } from "./toast-store.ts"

const none: readonly ShownToast[] = []

/** Mounted once in the app, at its end. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  return (
    <Radix.Provider
      duration={toastLimits.durationMs}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={[toastLimits.hotkey]}
        className={classes(
          "fixed inset-x-0 top-0 z-70 flex flex-col gap-2 p-4 outline-none md:w-full md:max-w-[420px]",
          toasts.some(({ isOnTop }) => isOnTop) ? "md:left-auto" : "md:top-auto md:right-auto md:bottom-0 md:left-0",
        )}
      />
    </Radix.Provider>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const isDestructive = toast.variant === "destructive"
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => isOpen || toastStore.dismiss(toast.id)}
      data-toast=""
      type={isDestructive ? "foreground" : "background"}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
      className={classes(
        "flex items-start gap-3 rounded-lg border py-3 pr-2 pl-4 shadow-3",
        "data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=end]:animate-swipe-out",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform",
        isDestructive ? "border-bad/40 bg-bad-soft" : "border-line bg-raised",
      )}
    >
      {isDestructive && <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-bad" />}
      <div className="min-w-0 flex-1 py-0.5">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="text-ink-soft">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Button size="sm" onClick={toast.action.onAct}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton size="sm" label="Dismiss">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}

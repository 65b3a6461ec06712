import { X } from "lucide-react"
import { type RefObject, useEffect, useRef } from "react"
import { useConnection } from "../api/connection.ts"
import { useSignedOut } from "../api/signed-out.ts"
import { dismissStorageNotice, useStorageNotice } from "../api/storage-notice.ts"
import { IconButton } from "../parts/buttons/button.tsx"
import { Notice } from "../parts/feedback/notice.tsx"
import { useSignInReturn } from "./use-sign-in-return.ts"

/** Notices for every page: no connection, an ended session, little storage left, or a failed sign-in. */
export function PageNotices() {
  const isReachable = useConnection()
  const storage = useStorageNotice()
  const isSignedOut = useSignedOut()
  const { hasFailed, dismiss } = useSignInReturn()
  const ref = useRef<HTMLDivElement>(null)
  useRoomBelow(ref)
  return (
    <div
      ref={ref}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 mx-auto flex max-w-xl flex-col gap-2 p-4 md:left-[26.5rem] md:mx-0 *:pointer-events-auto *:shadow-2"
    >
      {!isReachable && (
        <Notice tone="warn" title="You are offline">
          What you typed stays here. Sending works again when the connection is back.
        </Notice>
      )}
      {isSignedOut && (
        <Notice tone="warn" title="You are signed out">
          Nothing more is saved until you sign in.{" "}
          <a className="link" href="/api/auth/login">
            Go to the sign-in page
          </a>
        </Notice>
      )}
      {storage !== null && (
        <Notice
          tone="warn"
          title="Little storage is left"
          action={
            <IconButton size="sm" label="Dismiss" onClick={dismissStorageNotice}>
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          {storage}{" "}
          <a className="link" href="/content-history">
            Open your history
          </a>
        </Notice>
      )}
      {hasFailed && (
        <Notice
          tone="warn"
          title="Signing in did not work"
          action={
            <IconButton size="sm" label="Dismiss" onClick={dismiss}>
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          Nothing was changed.{" "}
          <a className="link" href="/api/auth/login">
            Try again
          </a>
        </Notice>
      )}
    </div>
  )
}

/** Tells the bars at the bottom of the screen how far up they have to move, so that no notice covers a button. */
function useRoomBelow(ref: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const notices = ref.current
    if (notices === null) return
    const root = document.documentElement
    const watch = new ResizeObserver(() => {
      const isEmpty = notices.childElementCount === 0
      root.style.setProperty("--notices", isEmpty ? "0px" : `${notices.offsetHeight}px`)
    })
    watch.observe(notices)
    return () => {
      watch.disconnect()
      root.style.removeProperty("--notices")
    }
  }, [ref])
}

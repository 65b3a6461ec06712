import { LogIn, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { Button } from "../../../parts/buttons/button.tsx"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { FinishedProducts } from "./progress-view.tsx"
import type { Failed } from "./work.ts"

type FailedViewProps = { work: Failed; onRetry: () => void; onClear: () => void }

/** What went wrong, that no input is lost, and how to continue. */
export function FailedView({ work, onRetry, onClear }: FailedViewProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" })
  }, [])
  const { failure, products, total } = work
  const { title, text, isSignedOut, isCancelled } = failure
  const close = (
    <Button size="sm" variant="quiet" icon={<X aria-hidden="true" />} onClick={onClear}>
      Close
    </Button>
  )
  return (
    <section ref={box} aria-label={title} className="scroll-mt-20 flex flex-col gap-4">
      {isCancelled ? (
        <Notice title={title} action={close}>
          {text} What you typed is still in the form.
        </Notice>
      ) : (
        <ErrorState
          title={title}
          text={`${text} What you typed is still in the form.`}
          {...(isSignedOut ? {} : { onRetry })}
          action={isSignedOut ? <SignInAgain /> : close}
        />
      )}
      {products.length > 0 && (
        <>
          <p className="text-ink-soft">
            {products.length} of {total} were finished before that.
          </p>
          <FinishedProducts products={products} />
        </>
      )}
    </section>
  )
}

function SignInAgain() {
  return (
    <ButtonLink href="/api/auth/login" isFullPage size="sm" variant="primary" icon={<LogIn aria-hidden="true" />}>
      Sign in again
    </ButtonLink>
  )
}

import { useMutation } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { auth } from "../../../contract/auth.ts"
import { hasCode } from "../../api/call-error.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"

const expired =
  "This link was used already or is too old. A new password, set with a mailed link, opens this door as well."

/**
 * The target of the emailed link. Opening it uses nothing up, because mail programs open links too; the button does.
 */
export function UnlockPage() {
  const token = new URLSearchParams(useSearch()).get("token") ?? ""
  const unlock = useMutation({ mutationFn: () => send(auth.unlock, { body: { token } }) })
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 py-8 sm:py-16">
      <h1 className="text-3xl">Sign in from here</h1>
      {unlock.isSuccess ? (
        <Notice tone="good" title="You can now sign in from here">
          You still need your password. Wherever else somebody is guessing at it, the door stays shut.
        </Notice>
      ) : (
        <p className="text-ink-soft">
          {token === ""
            ? "This link is incomplete. Please open it from the email again, or copy the whole link into the address bar."
            : "Somebody guessed at your password too often, so signing in is paused for places we do not know. One press, and we know this one."}
        </p>
      )}
      {unlock.isError && (
        <ErrorState
          title="That did not work"
          text={hasCode(unlock.error, "link_expired") ? expired : explain(unlock.error, "Please try again.")}
          action={<ButtonLink href="/forgot-password">Set a new password instead</ButtonLink>}
        />
      )}
      {!unlock.isSuccess && token !== "" && (
        <Button
          variant="primary"
          size="lg"
          isWide
          isBusy={unlock.isPending}
          busyLabel="One moment..."
          onClick={() => unlock.mutate()}
        >
          Allow sign-in from here
        </Button>
      )}
      <ButtonLink href="/login" isWide variant={unlock.isSuccess ? "primary" : "secondary"}>
        {unlock.isSuccess ? "Sign in" : "Back to sign in"}
      </ButtonLink>
    </div>
  )
}

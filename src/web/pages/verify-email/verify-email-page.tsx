import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { auth } from "../../../contract/auth.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { refetchUser } from "../../api/user.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"

/**
 * The target of the emailed link. Opening it uses nothing up, because mail programs open links too; the button does.
 */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get("token") ?? ""
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => send(auth.verifyEmail, { body: { token } }),
    onSuccess: () => refetchUser(client),
  })
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 py-8 sm:py-16">
      <h1 className="text-3xl">Confirm your email address</h1>
      {confirm.isSuccess ? (
        <Notice tone="good" title="Thank you">
          {confirm.data.email} is confirmed.
          {confirm.data.hasClaimed && " The payment made with it now belongs to your account."}
        </Notice>
      ) : (
        <p className="text-ink-soft">
          {token === ""
            ? "This link is incomplete. Please open it from the email again, or copy the whole link into the address bar."
            : "One press, and we know that this address is yours."}
        </p>
      )}
      {confirm.isError && (
        <ErrorState
          title="The address could not be confirmed"
          text={explain(confirm.error, "Please try again.")}
          action={<ButtonLink href="/settings">Ask for a new link in the settings</ButtonLink>}
        />
      )}
      {!confirm.isSuccess && token !== "" && (
        <Button
          variant="primary"
          size="lg"
          isWide
          isBusy={confirm.isPending}
          busyLabel="Confirming..."
          onClick={() => confirm.mutate()}
        >
          Confirm the address
        </Button>
      )}
      <ButtonLink href="/" isWide>
        Back to Home
      </ButtonLink>
    </div>
  )
}

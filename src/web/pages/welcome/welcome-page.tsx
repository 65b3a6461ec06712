import { Link } from "wouter"
import { EntryPage } from "../../auth/entry-page.tsx"
import { RegisterForm } from "../../auth/register-form.tsx"
import { PayerNotice } from "../../billing/payer-notice.tsx"

/** For whoever has paid and has no account yet. Signing up makes the payment theirs; signing in asks first. */
export function WelcomePage() {
  return (
    <EntryPage
      title="Create your account"
      lead="We received your payment. One step is left: create the account it belongs to."
      notice={<PayerNotice />}
      other={
        <>
          Already have an account?{" "}
          <Link className="link" href="/login">
            Sign in, and add the payment to it
          </Link>
        </>
      }
    >
      <RegisterForm />
    </EntryPage>
  )
}

import { Link } from "wouter"
import { EntryPage } from "../../auth/entry-page.tsx"
import { RegisterForm } from "../../auth/register-form.tsx"
import { PayerNotice } from "../../billing/payer-notice.tsx"

/** For payers without an account. Signing up adds the payment to the new account; signing in asks first. */
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

import { Link } from "wouter"
import { EntryPage } from "../../auth/entry-page.tsx"
import { RegisterForm } from "../../auth/register-form.tsx"

/** For whoever has paid and has no account yet. Signing up or in makes the payment theirs. */
export function WelcomePage() {
  return (
    <EntryPage
      title="Create your account"
      lead="Your payment has arrived. One step is left: the account that it belongs to."
      other={
        <>
          Already have an account?{" "}
          <Link className="link" href="/login">
            Sign in, and the payment is added to it
          </Link>
        </>
      }
    >
      <RegisterForm />
    </EntryPage>
  )
}

import { Link } from "wouter"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { EntryPage } from "../../auth/entry-page.tsx"
import { RegisterForm } from "../../auth/register-form.tsx"

export function RegisterPage() {
  return (
    <EntryPage
      title="Create your account"
      lead={`The account is free. The tools open with the ${plan.name} plan, ${formatDollars(plan.priceCents)} a month.`}
      other={
        <>
          Already have an account?{" "}
          <Link className="link" href="/login">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm />
    </EntryPage>
  )
}

import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useSearchParams } from "wouter"
import { auth, credentialsSchema } from "../../../contract/auth.ts"
import { brand } from "../../../domain/brand.ts"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { send } from "../../api/send.ts"
import { EntryButton } from "../../auth/entry-button.tsx"
import { EntryPage } from "../../auth/entry-page.tsx"
import { EntryProblems } from "../../auth/entry-problems.tsx"
import { useEntryForm } from "../../auth/use-entry-form.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { PasswordInput } from "../../parts/fields/password-input.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { CodeForm } from "./code-form.tsx"

export function LoginPage() {
  const [search] = useSearchParams()
  // After single sign-on, only the code is missing.
  const [chosen, setStep] = useState<"password" | "code">()
  const step = chosen ?? (search.get("step") === "code" ? "code" : "password")
  return step === "code" ? (
    <EntryPage title="Enter your code" lead="Your authenticator app shows six digits." other={<LostDevice />}>
      <CodeForm onStartAgain={() => setStep("password")} />
    </EntryPage>
  ) : (
    <EntryPage title="Sign in" lead={`Welcome back to ${brand.name}.`} other={<Forgotten />} aside={<Newcomers />}>
      <LoginForm onHalfIn={() => setStep("code")} />
    </EntryPage>
  )
}

const Forgotten = () => (
  <Link className="link" href="/forgot-password">
    Forgot your password?
  </Link>
)

/** The landing page's offer leads here, and most people who follow it have no account. */
const Newcomers = () => (
  <Card as="section" labelledBy="newcomers">
    <h2 id="newcomers" className="text-xl">
      New to {brand.name}?
    </h2>
    <p className="mt-2 text-ink-soft">
      Get {plan.discountPercent}% off: {formatDollars(plan.priceCents)} a month instead of{" "}
      {formatDollars(plan.regularPriceCents)}. Pay first, and create your account right after. Cancel anytime.
    </p>
    <div className="mt-4 flex flex-col gap-3">
      <ButtonLink href="/simple-checkout" variant="primary" isWide>
        Subscribe
      </ButtonLink>
      <p className="text-center">
        <Link className="link" href="/register">
          Create an account without subscribing
        </Link>
      </p>
    </div>
  </Card>
)

const LostDevice = () => <>Lost your device? Enter one of your recovery codes instead.</>

function LoginForm({ onHalfIn }: { onHalfIn: () => void }) {
  const form = useForm({ resolver: zodResolver(credentialsSchema), shouldFocusError: false })
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    ["username", "password"],
    async (body) => {
      const answer = await send(auth.signIn, { body })
      if (!("twoFactorRequired" in answer)) return answer
      onHalfIn()
      return null
    },
    "You could not be signed in",
  )
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      <Field id="username" label="Username or email" isRequired error={errors.username?.message}>
        <TextInput
          {...form.register("username")}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field id="password" label="Password" isRequired error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <EntryButton label="Sign in" busyLabel="Signing in..." isBusy={isBusy} />
    </form>
  )
}

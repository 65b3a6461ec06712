import * as z from "zod/mini"
import { subscriptionStatuses } from "../domain/account/access.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()

export const userSchema = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  name: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionExpiresAt: z.nullable(time),
  hasAccess: z.boolean(),
  isVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  createdAt: time,
})
export type User = z.output<typeof userSchema>

const usernameChars = { min: 3, max: 50 }
export const passwordChars = { min: 6, max: 128 }

const emailSchema = z
  .string("Valid email is required")
  .check(z.trim(), z.email("Valid email is required"), z.maxLength(254, "Valid email is required"))

export const newPasswordSchema = z
  .string("Password must be at least 6 characters")
  .check(
    z.minLength(passwordChars.min, "Password must be at least 6 characters"),
    z.maxLength(passwordChars.max, "Password too long"),
  )

/** Six digits from an authenticator app, or a recovery code. */
export const codeSchema = z
  .string("Please enter the code")
  .check(z.trim(), z.minLength(1, "Please enter the code"), z.maxLength(60, "The code is too long"))

const filled = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, "Too long"))

export const registrationSchema = z
  .strictObject({
    firstName: filled("First name is required"),
    lastName: filled("Last name is required"),
    email: emailSchema,
    username: z
      .string("Username must be at least 3 characters")
      .check(
        z.trim(),
        z.minLength(usernameChars.min, "Username must be at least 3 characters"),
        z.maxLength(usernameChars.max, "Username too long"),
      ),
    password: newPasswordSchema,
  })
  .check(
    // Sign-in treats a name that looks like an email address as one, so such a name could belong to someone else.
    z.refine(({ username, email }) => !username.includes("@") || username.toLowerCase() === email.toLowerCase(), {
      message: "A username can't be someone else's email address",
      path: ["username"],
    }),
  )
export type Registration = z.output<typeof registrationSchema>

export const credentialsSchema = z.strictObject({
  username: z
    .string("Username is required")
    .check(z.trim(), z.minLength(1, "Username is required"), z.maxLength(254, "Username too long")),
  password: z
    .string("Password is required")
    .check(z.minLength(1, "Password is required"), z.maxLength(1024, "Password too long")),
})
export type Credentials = z.output<typeof credentialsSchema>

export const codeFormSchema = z.strictObject({ code: codeSchema })
export const forgottenSchema = z.strictObject({ email: emailSchema })

/** Just signed in. A payment waiting in this browser is added to an account only after its owner confirms. */
export const signedInSchema = z.extend(userSchema, { asksAboutPayment: z.boolean() })
export type SignedInUser = z.output<typeof signedInSchema>

/** The password was right; the authenticator code is still missing. */
export const halfSignedInSchema = z.object({ twoFactorRequired: z.literal(true) })

export const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const tokenSchema = z.string("The link is incomplete").check(z.minLength(1), z.maxLength(300))

/** A browser where the user is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser and the system, in words. */
  device: z.string(),
  /** The address it was opened from, without its last part. */
  address: z.string(),
  createdAt: time,
  seenAt: time,
})
export type SessionView = z.output<typeof sessionSchema>

export const auth = {
  getUser: call({
    method: "GET",
    path: "/api/auth/user",
    who: "user",
    summary: "The signed-in user",
    reply: userSchema,
  }),
  register: call({
    method: "POST",
    path: "/api/auth/register",
    who: "everybody",
    summary: "Create an account and sign in",
    body: registrationSchema,
    reply: userSchema,
    status: 201,
    problems: ["username_taken", "email_taken", "overloaded"],
    limit: { times: 20, seconds: 3600, per: "address" },
  }),
  signIn: call({
    method: "POST",
    path: "/api/auth/login",
    who: "everybody",
    summary: "Sign in with username or email and password",
    body: credentialsSchema,
    reply: z.union([signedInSchema, halfSignedInSchema]),
    problems: ["wrong_credentials", "too_many_requests", "sign_in_locked", "overloaded"],
  }),
  passTwoFactor: call({
    method: "POST",
    path: "/api/auth/two-factor",
    who: "everybody",
    summary: "The second half of a sign-in: the authenticator app's code, or a recovery code",
    body: codeFormSchema,
    reply: signedInSchema,
    problems: ["wrong_code", "sign_in_again", "too_many_requests"],
  }),
  forgotPassword: call({
    method: "POST",
    path: "/api/auth/forgot-password",
    who: "everybody",
    summary: "Email a password reset link; the answer is the same whether or not the account exists",
    body: forgottenSchema,
    reply: doneSchema,
    limit: { times: 10, seconds: 3600, per: "address" },
  }),
  resetPassword: call({
    method: "POST",
    path: "/api/auth/reset-password",
    who: "everybody",
    summary: "Set a new password with an emailed link; ends every session and signs nobody in",
    body: z.strictObject({ token: tokenSchema, password: newPasswordSchema }),
    reply: doneSchema,
    problems: ["link_expired", "overloaded"],
    limit: { times: 30, seconds: 3600, per: "address" },
  }),
  verifyEmail: call({
    method: "POST",
    path: "/api/auth/verify-email",
    who: "everybody",
    summary: "Confirm an email address, the first or a new one, with a mailed link",
    body: z.strictObject({ token: tokenSchema }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      email: z.string(),
      /** A payment made with this address had no account and now belongs to this one. */
      hasClaimed: z.boolean(),
    }),
    problems: ["link_expired", "email_taken"],
    limit: { times: 30, seconds: 3600, per: "address" },
  }),
  unlock: call({
    method: "POST",
    path: "/api/auth/unlock",
    who: "everybody",
    summary: "Let the owner sign in from here with a mailed link, although somebody guesses at the password elsewhere",
    body: z.strictObject({ token: tokenSchema }),
    reply: doneSchema,
    problems: ["link_expired"],
    limit: { times: 30, seconds: 3600, per: "address" },
  }),
  resendVerification: call({
    method: "POST",
    path: "/api/auth/resend-verification",
    who: "user",
    summary: "Resend the link that confirms the email address",
    reply: doneSchema,
    limit: { times: 5, seconds: 3600, per: "user" },
  }),
  listSessions: call({
    method: "GET",
    path: "/api/auth/sessions",
    who: "user",
    summary: "Where one is signed in, the latest used first",
    reply: z.array(sessionSchema),
  }),
  endSession: call({
    method: "DELETE",
    path: "/api/auth/sessions/:id",
    who: "user",
    summary: "Sign out another browser",
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    reply: "nothing",
    problems: ["not_found"],
  }),
  endSessions: call({
    method: "DELETE",
    path: "/api/auth/sessions",
    who: "user",
    summary: "Sign out everywhere; with `keep=current` everywhere else",
    query: z.object({ keep: z.optional(z.literal("current")) }),
    reply: z.object({ ended: z.number() }),
  }),
  openSignIn: call({
    method: "GET",
    path: "/api/auth/login",
    who: "everybody",
    summary: "Go to where one signs in: the OpenID provider, or our own page",
    reply: "redirect",
  }),
  returnFromProvider: call({
    method: "GET",
    path: "/api/auth/callback",
    who: "everybody",
    summary: "Where the OpenID provider sends people back to",
    query: z.record(z.string(), z.string()),
    reply: "redirect",
  }),
  signOut: call({
    method: "POST",
    path: "/api/auth/logout",
    who: "everybody",
    summary: "End this session",
    reply: "nothing",
  }),
}

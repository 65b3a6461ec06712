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

const filled = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, "Too long"))

export const registrationSchema = z.strictObject({
  firstName: filled("First name is required"),
  lastName: filled("Last name is required"),
  email: z
    .string("Valid email is required")
    .check(z.trim(), z.email("Valid email is required"), z.maxLength(254, "Valid email is required")),
  username: z
    .string("Username must be at least 3 characters")
    .check(
      z.trim(),
      z.minLength(usernameChars.min, "Username must be at least 3 characters"),
      z.maxLength(usernameChars.max, "Username too long"),
    ),
  password: z
    .string("Password must be at least 6 characters")
    .check(
      z.minLength(passwordChars.min, "Password must be at least 6 characters"),
      z.maxLength(passwordChars.max, "Password too long"),
    ),
})
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

export const auth = {
  getUser: call({
    method: "GET",
    path: "/api/auth/user",
    who: "user",
    summary: "Who is signed in",
    reply: userSchema,
  }),
  register: call({
    method: "POST",
    path: "/api/auth/register",
    who: "everybody",
    summary: "Open an account and sign in",
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
    summary: "Sign in with user name or e-mail and password",
    body: credentialsSchema,
    reply: userSchema,
    problems: ["wrong_credentials", "too_many_requests", "overloaded"],
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

import * as z from "zod/mini"

/** Every problem, by code. The server throws a code and the web switches on it; nobody reads the wording. */
export const problems = {
  bad_input: { status: 400, message: "Something in the input is not right." },
  not_signed_in: { status: 401, message: "Please sign in to continue." },
  session_replaced: { status: 401, message: "This browser has a newer session by now. Please try again." },
  wrong_key: { status: 401, message: "This API key is not right, or it was revoked." },
  wrong_credentials: { status: 401, message: "The username or the password is not right." },
  wrong_code: { status: 401, message: "The code is not right, or it was used already." },
  sign_in_again: { status: 401, message: "This took too long. Please begin to sign in again." },
  card_declined: { status: 402, message: "Your card was declined." },
  subscription_required: { status: 403, message: "An active subscription is needed for this." },
  key_not_allowed: { status: 403, message: "An API key cannot be used for this. Please sign in to do it." },
  scope_required: { status: 403, message: "This API key is not allowed to do this." },
  foreign_origin: { status: 403, message: "This request came from another site and was refused." },
  proof_required: { status: 403, message: "Please confirm with your password that it is you." },
  not_found: { status: 404, message: "There is nothing here." },
  timed_out: { status: 408, message: "The request took too long to arrive. Please try again." },
  conflict: { status: 409, message: "This conflicts with what is already there." },
  still_running: { status: 409, message: "This is being done already. Please wait a moment for its answer." },
  cancelled: { status: 409, message: "This was cancelled before it was finished." },
  username_taken: { status: 409, message: "This username is taken. Choose another one, or sign in if it is yours." },
  email_taken: {
    status: 409,
    message: "There is an account with this email address already. Sign in, or reset the password.",
  },
  already_subscribed: { status: 409, message: "You already have a subscription; there is nothing to pay." },
  already_paid: { status: 409, message: "We received your payment. Create your account to use it." },
  reactivate_instead: {
    status: 409,
    message: "Your subscription is cancelled but still paid for. Reactivate it; there is nothing to pay now.",
  },
  payment_pending: { status: 409, message: "The payment has not arrived yet." },
  no_subscription: { status: 409, message: "There is no subscription to do this for." },
  no_password: { status: 409, message: "This account has no password; it signs in through a provider." },
  two_factor_on: { status: 409, message: "Two-factor sign-in is on already." },
  two_factor_off: { status: 409, message: "Two-factor sign-in is not set up." },
  link_expired: { status: 410, message: "This link was used already or is too old. Please ask for a new one." },
  too_large: { status: 413, message: "This is too much at once." },
  storage_full: { status: 413, message: "Your storage is full, so nothing new can be saved." },
  not_json: { status: 415, message: "The body has to be JSON." },
  key_reused: { status: 422, message: "This Idempotency-Key was used for another request. Please take a new one." },
  text_too_complex: {
    status: 422,
    message:
      "Working through this text took too long, so we stopped. Please shorten it or write it in plainer sentences, and try again.",
  },
  address_refused: { status: 422, message: "This address cannot be analyzed." },
  page_unreachable: { status: 422, message: "The page could not be reached." },
  page_refused: { status: 422, message: "The site refused our request; this says nothing about Google." },
  page_unreadable: { status: 422, message: "This address has no readable web page." },
  sign_in_locked: {
    status: 429,
    message:
      "There were too many wrong tries with this name today. If it is yours, we have emailed you a link to sign in from here.",
  },
  too_many_requests: { status: 429, message: "There were too many attempts." },
  unexpected: { status: 500, message: "Something went wrong on our side. It has been noted; please try again." },
  provider_failed: { status: 502, message: "A service we depend on did not answer properly. Please try again." },
  overloaded: { status: 503, message: "There is too much to do at the moment. Please try again in a few seconds." },
  provider_timed_out: { status: 504, message: "A service we depend on took too long. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** One error in the input; the path names the field, as in `products.0.name`. */
export const issueSchema = z.object({ path: z.string(), message: z.string() })
export type Issue = z.output<typeof issueSchema>

/** The body of every answer that is not a success. `requestId` finds the entry in the log. */
export const problemBodySchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  issues: z.optional(z.array(issueSchema)),
  requestId: z.optional(z.string()),
})
export type ProblemBody = z.output<typeof problemBodySchema>

import * as z from "zod/mini"
import { call } from "./call.ts"

const maxMessageChars = 1000
const letterChars = { min: 10, max: 4000 }

export const supportMessageSchema = z.strictObject({
  email: z
    .string("Valid email is required")
    .check(z.trim(), z.email("Valid email is required"), z.maxLength(254, "Valid email is required")),
  message: z
    .string("Please write your message")
    .check(
      z.trim(),
      z.minLength(letterChars.min, "Please describe what you need in a few more words"),
      z.maxLength(letterChars.max, `A message has at most ${letterChars.max} characters`),
    ),
})

export const support = {
  chat: call({
    method: "POST",
    path: "/api/support-chat",
    who: "everybody",
    summary: "Answer a visitor's question from the questions and answers of the FAQ",
    body: z.strictObject({
      message: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Please type a question."),
          z.maxLength(maxMessageChars, `A question has at most ${maxMessageChars} characters.`),
        ),
    }),
    reply: z.object({
      response: z.string(),
      /** The FAQ question that it was answered from. */
      item: z.nullable(z.object({ id: z.string(), question: z.string() })),
    }),
    limit: { times: 60, seconds: 600, per: "address" },
  }),
  writeToSupport: call({
    method: "POST",
    path: "/api/support-messages",
    who: "everybody",
    summary: "Send a message to the operator; the same message is sent once, however often it is repeated",
    body: supportMessageSchema,
    reply: "nothing",
    limit: { times: 5, seconds: 3600, per: "address" },
  }),
}

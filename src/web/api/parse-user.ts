import * as z from "zod/mini"
import { type User, userSchema } from "../../contract/auth.ts"

export const parseUser = (body: unknown): User => z.parse(userSchema, body)

import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { numberIn } from "../read-data.ts"

export const recoveryCodeUsed: WriteLetter = (data) => ({
  subject: "A recovery code was used",
  lines: [
    `Someone, hopefully you, signed in to ${brand.name} with one of your recovery codes.`,
    `You have ${numberIn(data, "left")} left. You can create new ones in your settings.`,
    "If that was not you, change your password at once and sign out everywhere in your settings.",
  ],
})

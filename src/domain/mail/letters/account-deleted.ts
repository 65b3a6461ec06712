import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const accountDeleted: WriteLetter = () => ({
  subject: "Your account is deleted",
  lines: [
    `Your account at ${brand.name} and everything in it are deleted. A subscription is not renewed.`,
    "Records of payments are kept as the law asks, without your name and content. Backups are gone within 60 days.",
  ],
})

import { establishedFrom, trustRules } from "../../src/domain/community/trust-score.ts"
import { table } from "./table.ts"

export const describeTrustScore = (): string => `# The trust score

<!-- Made by npm run docs from src/domain/community/trust-score.ts. -->

Every user has one, of ${trustRules.reduce((sum, { maxPoints }) => sum + maxPoints, 0)} points. It goes by what somebody did here and
never by what they wrote, by whether they like us, or by anybody's opinion. The same facts give the same score. Points are
whole, rounded down in each row, and never more than the row has.

${table(
  ["What", "At most", "How"],
  trustRules.map(({ label, maxPoints, how }) => [label, String(maxPoints), how]),
)}

A user is **verified** after confirming the email address and paying once, or when an operator verifies them, and stays
verified. The badge says \`verified\`, and from ${establishedFrom} points on \`established\`.

\`GET /api/trust-score\` tells each user their own score, with where each point comes from. The columns \`trustScore\`,
\`isVerified\` and \`verificationBadge\` of \`users\` are brought up to date every night.
`

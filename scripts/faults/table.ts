import { fullDisk, strangePaths } from "../attack/faults.ts"
import { onGround } from "../attack/ground.ts"
import { browserFaults } from "./browser-faults.ts"
import { brokenBulkJob } from "./bulk.ts"
import { databaseKilledUnderLoad, heldLock, killsUnderWrites } from "./database.ts"
import type { Fault } from "./fault.ts"
import { idleSockets, mixedLoad, rollingRestart } from "./load.ts"
import { longSoak } from "./soak.ts"

const generating = "src/server/generating/generating.test.ts"

export const faults: readonly Fault[] = [
  {
    id: "F1",
    done: "The server is killed in the middle of a generation, or of a list of pages.",
    happens:
      "No finished listing is lost or written twice. The next process writes the rest, or says that it failed and keeps the form.",
    proofs: [
      ["test/faults/long/generation.test.ts", "a server killed in the middle of ten products"],
      ["test/faults/long/workers.test.ts", "a text that no worker finishes in time", "a server whose workers are busy"],
      ["test/faults/long/page-list.test.ts", "another server continues the list of a killed one"],
      [generating, "a generation whose process is gone", "the end of a generation"],
    ],
  },
  {
    id: "F2",
    done: "The server is killed while it saves, marks and deletes items of the library.",
    happens: "Each row is as the last answer said, or as it was before.",
    proofs: [
      [
        "test/faults/long/kills.test.ts",
        "starts again each time after being killed at any moment, with everything it had acknowledged",
      ],
    ],
    probe: killsUnderWrites,
  },
  {
    id: "F3",
    done: "The server is killed at each request to Stripe while it starts a checkout.",
    happens: "There is one subscription, and the next attempt continues with it.",
    proofs: [
      ["test/faults/long/billing-kills.test.ts", "while it begins a checkout"],
      [
        "src/server/outside/payments/payments.test.ts",
        "starts one subscription for a checkout, however often it is asked",
      ],
    ],
  },
  {
    id: "F4",
    done: "The server is killed after a charge and before saving it, and while somebody claims a payment by signing up.",
    happens: "Anyone who paid has access, and each payment has one owner.",
    proofs: [
      ["test/faults/long/billing-kills.test.ts", "between the charge and its saving"],
      ["src/server/calls/billing/checkout-handlers.test.ts", "a payment without an account has one owner, or none"],
    ],
  },
  {
    id: "F5",
    done: "The server is killed before and after it stores an event from the payment provider or a customer's request.",
    happens: "The event or the request is processed later, once.",
    proofs: [
      ["test/faults/billing.test.ts", "a request that was stored when the server was killed is done by the next one"],
      ["src/server/billing/billing.test.ts", "an event that cannot be processed now is processed later"],
      ["src/server/calls/billing.test.ts", "is accepted once, by its bytes, and only if it is signed"],
    ],
  },
  {
    id: "F6",
    done: "Events are dropped, repeated, reordered, forged, or signed with an old secret.",
    happens: "The account ends up in the state that the provider has. Unsigned events change nothing.",
    proofs: [
      ["src/server/billing/billing.test.ts", "whatever happens to the events"],
      [
        "src/server/billing/sync.test.ts",
        "an answer to an earlier question that arrives later changes nothing",
        "fifty writers at once write what one would have written",
      ],
      ["src/server/outside/payments/payments.test.ts", "signs its events"],
    ],
  },
  {
    id: "F7",
    done: "The payment provider times out after it acted, repeats a failure, or asks us to wait.",
    happens: "Nothing is charged twice.",
    proofs: [["src/server/outside/payments/payments.test.ts", "Stripe when it fails"]],
  },
  {
    id: "F8",
    done: "The database is killed, frozen or cut off while people work.",
    happens:
      "Every call is answered with 503 and Retry-After within five seconds. Everything continues automatically when the database is back.",
    proofs: [
      ["test/faults/long/server.test.ts", "a database that disappears", "a database that is frozen"],
      [
        "src/server/db/embedded/embedded-postgres.test.ts",
        "a server that is killed restarts automatically, and an open pool continues with it",
      ],
    ],
    probe: databaseKilledUnderLoad,
  },
  {
    id: "F9",
    done: "Locks are held, connections run out, transactions block each other.",
    happens: "Calls wait for a limited time and are then answered with 503. Nothing is left half done.",
    proofs: [
      ["src/server/http/problems.test.ts", "in the database"],
      [
        "test/faults/long/load.test.ts",
        "of one user's 140 unanswered calls, a hundred wait and the others are refused at once",
      ],
    ],
    probe: heldLock,
  },
  {
    id: "F10",
    done: "Several processes migrate at once, one is killed while it migrates, old code starts on a newer database.",
    happens:
      "The database is migrated once, or left as it was. Old code refuses to start on a database that it does not know.",
    proofs: [
      [
        "src/server/db/migrate.test.ts",
        "four processes at once migrate once",
        "a migration that fails leaves nothing behind",
        "newer than the code",
      ],
      [
        "test/faults/long/kills.test.ts",
        "starts again each time after being killed at any moment, with everything it had acknowledged",
      ],
      ["test/faults/long/server.test.ts", "two servers on one database"],
    ],
  },
  {
    id: "F11",
    done: "The language model hangs, fails, refuses, sends too much or too slowly, or answers with nonsense.",
    happens:
      "The built-in writer takes over, or the user sees the failure. No key and none of the provider's words are shown.",
    proofs: [
      ["src/server/outside/writer/ask-model.test.ts", "a model that fails"],
      ["src/server/outside/writer/read-answer.test.ts", "an answer in another format is accepted"],
      ["src/server/outside/writer/with-fallback.test.ts", "while the breaker is open", "when both fail"],
      ["test/faults/long/generation.test.ts", "a model that cannot write has one line in the log"],
    ],
  },
  {
    id: "F12",
    done: "The disk is full, or the data folder cannot be written.",
    happens: "Saving is refused with a sentence, /readyz answers 503 within a second, and no saved data is lost.",
    proofs: [
      [
        "src/server/db/embedded/embedded-postgres.test.ts",
        "a folder that cannot be written to is refused with a sentence",
        "a full disk is reported as one, in a sentence",
      ],
      ["src/server/http/health.test.ts", "is not ready if nothing more fits on the disk", "cannot be written to"],
    ],
    probe: fullDisk,
  },
  {
    id: "F13",
    done: "The clock jumps forward and back; months end on the 28th, 29th, 30th and 31st.",
    happens: "Sessions and subscriptions end when they should. Leases use the database's clock.",
    proofs: [
      ["src/server/http/session.test.ts", "follows the user's own time limit", "lasts as long as it is used"],
      ["src/server/billing/cancel.test.ts", "is renewed, month after month"],
      ["src/domain/billing/months.test.ts", "month"],
      ["src/server/outside/payments/payments.test.ts", "signs its events; changed, old and foreign events are refused"],
    ],
  },
  {
    id: "F14",
    done: "There are far more requests than the server can handle.",
    happens:
      "A generation that would wait longer than a second is refused with 503 and Retry-After. Quick calls stay quick.",
    proofs: [
      ["test/faults/long/load.test.ts", "generations beyond one second of work are refused at once"],
      ["test/faults/long/slow-texts.test.ts", "everybody else gets answers, whatever the text"],
      ["test/faults/long/limits.test.ts", "a server that cannot keep up"],
      ["src/server/generating/backlog.test.ts", "the backlog"],
      ["src/server/http/user-limits.test.ts", "every call with a limit for each user"],
    ],
    probe: mixedLoad,
  },
  {
    id: "F15",
    done: "Clients send slowly, send nothing, or do not read.",
    happens: "They are cut off in time, and nobody else notices.",
    proofs: [
      ["test/faults/long/limits.test.ts", "a client that stalls"],
      ["src/server/http/events.test.ts", "hangs up on a client that does not read"],
    ],
    probe: idleSockets,
  },
  {
    id: "F16",
    done: "Bodies, headers and paths are too large, cut off, deeply nested, repeated, of the wrong type, or not UTF-8.",
    happens: "They are refused with 4xx in the usual format.",
    proofs: [
      ["src/server/http/door.test.ts", "a body"],
      ["src/server/http/frame.test.ts", "an invalid path"],
      ["src/server/http/read-json.test.ts", "refuseUnstorable"],
    ],
    probe: () => onGround(strangePaths),
  },
  {
    id: "F17",
    done: "Texts use any script: joined emoji, right-to-left text, combining marks, endless words, half characters.",
    happens:
      "They are stored unchanged and appear in every export, or are refused with 400. Names that differ only in case or width count as one.",
    proofs: [
      [
        "test/faults/unicode.test.ts",
        "any text is stored unchanged, and appears in every export",
        "a text that the database cannot store is refused, and a name that only looks different is not new",
      ],
      ["src/server/http/read-json.test.ts", "refuses a text exactly when the database would"],
    ],
  },
  ...browserFaults,
  {
    id: "F22",
    done: "The mail server is down, slow, refuses temporarily or permanently, or we are killed while sending.",
    happens: "Each email is sent once; twice only if we died after sending and before recording it.",
    proofs: [
      [
        "test/faults/mail.test.ts",
        "a server killed while it sends an email loses none, and another server sends each once",
      ],
      ["src/server/mail/send-waiting.test.ts", "the outbox"],
      ["src/server/outside/mail/smtp.test.ts", "tries again if nobody answers, and does not count that as our fault"],
    ],
  },
  {
    id: "F23",
    done: "The sign-in provider is down or changes its keys, or somebody uses one of its answers twice.",
    happens: "The user sees the refusal, and the next attempt works.",
    proofs: [
      [
        "src/server/calls/open-id.test.ts",
        "says so when the provider is down, and works once it is back",
        "continues when the provider signs with new keys",
        "refuses an answer meant for another browser, and one that was already used",
      ],
    ],
  },
  {
    id: "F24",
    done: "Yesterday's backup is restored.",
    happens:
      "Subscriptions are as the provider has them today. The log lists accounts that were deleted since, and an operator deletes them again.",
    proofs: [["test/faults/long/restore.test.ts", "yesterday's backup"]],
  },
  {
    id: "F25",
    done: "Two servers are replaced one after the other while people work.",
    happens: "Every call is answered, some of them by the other server. Running work is finished.",
    proofs: [
      ["test/faults/long/server.test.ts", "a server that is asked to stop"],
      ["test/faults/long/one-folder.test.ts", "two servers on one folder"],
    ],
    probe: rollingRestart,
  },
  {
    id: "F26",
    done: "Half an hour of ordinary work.",
    happens: "Memory, handles and connections stay constant. Expired sessions are deleted.",
    proofs: [["src/server/jobs/start.test.ts", "deletes only expired rows"]],
    probe: longSoak,
  },
  {
    id: "F27",
    done: "A subscriber's server is down, slow, refuses, redirects or moves into a private network, or we are killed while sending.",
    happens:
      "Each message arrives once; twice only if we died after sending and before recording it. No private address is contacted.",
    proofs: [
      ["test/faults/long/webhooks.test.ts", "a server killed between the finish and the delivery"],
      ["src/server/webhooks/webhooks.test.ts", "a webhook"],
      ["src/server/outside/receiver/receiver.test.ts", "an address to send to", "a message"],
    ],
  },
  {
    id: "F28",
    done: "One of two processes that write a bulk job is killed. The database restarts and is also killed.",
    happens:
      "Every product is written, and none twice. The other process takes over the dead one's rows within half a minute.",
    probe: () => brokenBulkJob(1000),
    proofs: [
      ["test/faults/long/bulk.test.ts", "ends with every row written once"],
      [
        "src/server/bulk/bulk-work.test.ts",
        "leaves rows alone that another process holds",
        "continues the job of a process that stopped, from where it was",
        "ends a job if a process is killed after writing its last row",
        "keeps a text while the database restarts, and saves it afterward",
      ],
    ],
  },
]

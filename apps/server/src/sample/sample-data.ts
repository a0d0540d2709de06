import { type Documents, instantOf, newDocuments, newProfile } from "@seven-figures/domain";
import type { KeptSample, SampleData } from "../auth/samples.ts";
import { todayOf } from "../call/call.ts";
import { recordChange } from "../changes/record-change.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import type { Store } from "../store/store.ts";
import { SAMPLE_PROFILE_EMAIL, SAMPLE_PROFILE_NAME, sampleDocuments, sampleStates } from "./sample-person.ts";
import { withoutSample } from "./without-sample.ts";

/** As which call the sample's own changes stand in the log: as the first of a new account. */
const CALL = "createUserProfile";

/** What sample people own, and what becomes of it when one of them is kept. */
export function createSampleData(store: Store, clock: () => number): SampleData {
  const untilDone = () => new AbortController().signal;

  return {
    async fill(userId) {
      const states = sampleStates(clock());
      await store.write(userId, untilDone(), async (writer) => {
        for (const { at, documents } of states) {
          const seen = await writer.documents(() => blankDocuments({ name: "", email: "" }, at));
          await recordChange(writer, { name: CALL, now: at }, { seen, next: documents, by: "you" });
        }
      });
    },

    async keep(kept, convert) {
      await store.write(kept.userId, untilDone(), async (writer) => {
        await writer.inTransaction(convert);
        await settle(writer, kept, clock());
      });
      if (kept.figures === "leave") await store.scrub();
    },
  };
}

/** The name and the e-mail of the sample are nobody's: they give way to the account's in any case. */
async function settle(writer: PersonWriter, kept: KeptSample, now: number): Promise<void> {
  const blank = blankDocuments(kept, now);
  const current = (await writer.documents(() => blank)).documents;
  const stays = kept.figures === "leave" ? withoutSample(current, sampleDocuments(kept.begunAt), blank) : current;
  const next = { ...stays, profile: { ...stays.profile, basicInfo: ownName(stays.profile.basicInfo, kept) } };
  // With the figures go the changes and the talk that tell of them.
  if (kept.figures === "leave") await writer.erase(undefined);
  const seen = await writer.documents(() => blank);
  await recordChange(writer, { name: CALL, now }, { seen, next, by: "you", create: "profile" });
}

function ownName(info: Documents["profile"]["basicInfo"], { name, email }: KeptSample) {
  return {
    ...info,
    name: info.name === SAMPLE_PROFILE_NAME ? name : info.name,
    email: info.email === SAMPLE_PROFILE_EMAIL ? email : info.email,
  };
}

function blankDocuments(account: { name: string; email: string }, now: number): Documents {
  const moment = instantOf(now);
  return newDocuments(newProfile(account, todayOf({ now }), moment), moment);
}

import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { useServerSession } from "../table/use-server-session.js";
import { Chronicle } from "./chronicle.js";

/** Before its first match has begun nothing is written of a campaign. */
function NotBegun({ id }: { readonly id: string }) {
  const { page } = useWords();
  return (
    <PageFrame title={page("campaign.title")}>
      <h1 className="page-title">{page("campaign.title")}</h1>
      <p>{page("fault.not-begun")}</p>
      <a className="button main large" href={addressOf({ at: "table", id })}>
        {page("invite.to-table")}
      </a>
    </PageFrame>
  );
}

/** A campaign from outside its matches: who is left, what was played, what is to come. */
export default function CampaignScreen({ id }: { readonly id: string }) {
  const { page } = useWords();
  const opening = useServerSession({ id });
  if (opening.state === "gathering") return <NotBegun id={id} />;
  if (opening.state !== "open")
    return <LoadingScreen loading={opening.state === "waiting" ? { state: "loading" } : opening} />;
  const { session } = opening;
  return (
    <PageFrame title={page("campaign.title")}>
      <div className="campaign-head">
        <h1 className="page-title">{page("campaign.title")}</h1>
        <a className="button main large" href={addressOf({ at: "table", id })}>
          {page("invite.to-table")}
        </a>
      </div>
      <GameWords game={session.game}>{(messages) => <Chronicle session={session} messages={messages} />}</GameWords>
    </PageFrame>
  );
}

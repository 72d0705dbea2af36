import { games } from "@tavolata/games";
import { loadPart } from "@tavolata/ui/game/screen-parts.js";
import "../games/screens.js";
import "./pieces.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { useRoute } from "@tavolata/ui/page/route.js";
import { lazy, Suspense } from "react";
import { HomeScreen } from "../start/home-screen.js";

const QuayScreens = lazy(withWords(["common", "table", "here"], () => import("../start/quay-screens.js")));
const SettingsScreen = lazy(
  withWords(["common", "settings", "offline"], () => import("../settings/settings-screen.js")),
);
const FiguresScreen = lazy(withWords(["common", "figures"], () => import("../printed-values/values-screen.js")));
const AdminScreen = lazy(withWords(["common", "admin"], () => import("../admin/admin-screen.js")));
const NewTableScreen = lazy(withWords(["common", "new", "offline"], () => import("../new-table/new-table-screen.js")));
const JoinScreen = lazy(withWords(["common"], () => import("../join/join-screen.js")));
const RulesScreen = lazy(withWords(["common"], () => import("../rules/rules-screen.js")));
const ReplayScreen = lazy(withWords(["common", "table", "replay"], () => import("../replay/replay-screen.js")));
const CampaignScreen = lazy(withWords(["common", "table", "campaign"], () => import("../campaign/campaign-screen.js")));
const decks = games.find((game) => game.decks)?.decks;
const DecksScreen =
  decks && lazy(async () => ({ default: await loadPart({ ...decks, words: ["common", ...decks.words] }) }));
const EditorScreen = lazy(withWords(["common", "table", "editor"], () => import("../editor/editor-screen.js")));
const QuestScreen = lazy(withWords(["common", "editor"], () => import("../editor/quest-screen.js")));
const LabScreen = lazy(withWords([], () => import("../lab/lab-screen.js")));
const LearnScreen = lazy(withWords(["common", "table", "learn"], () => import("../learn/learn-screen.js")));
const ServerTable = lazy(withWords(["common", "table"], () => import("../table/server-table.js")));

export interface ScreenProps {
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
}

/** The screen that the address names. All but the first are loaded when somebody goes there. */
export function Screens(props: ScreenProps) {
  return (
    <Suspense fallback={<LoadingScreen loading={{ state: "loading" }} />}>
      <Screen {...props} />
    </Suspense>
  );
}

function Screen(props: ScreenProps) {
  const route = useRoute();
  switch (route.at) {
    case "table":
      return <ServerTable key={route.id} by={{ id: route.id }} {...props} />;
    case "watch":
      return <ServerTable key={route.token} by={{ link: route.token }} {...props} />;
    case "join":
      return <JoinScreen key={route.token} token={route.token} />;
    case "replay":
      return <ReplayScreen key={route.token} by={{ link: route.token }} />;
    case "replay-of":
      return <ReplayScreen key={route.id} by={{ id: route.id }} />;
    case "campaign":
      return <CampaignScreen key={route.id} id={route.id} />;
    case "rules":
      return <RulesScreen game={route.game} rule={route.rule} />;
    case "quay":
    case "quay-table":
      return <QuayScreens isTable={route.at === "quay-table"} {...props} />;
    case "new":
      return <NewTableScreen key={`${route.game}/${route.deck}`} game={route.game} deck={route.deck} />;
    case "decks":
      return DecksScreen ? <DecksScreen deck={route.deck} /> : <HomeScreen />;
    case "learn":
      return <LearnScreen game={route.game} {...props} />;
    case "editor":
      return <EditorScreen game={route.game} draft={route.draft} />;
    case "quest":
      return <QuestScreen key={route.token} token={route.token} />;
    case "lab":
      return <LabScreen experiment={route.experiment} />;
    case "admin":
      return <AdminScreen />;
    case "figures":
      return <FiguresScreen game={route.game} code={route.code} />;
    case "settings":
      return <SettingsScreen {...props} />;
    default:
      return <HomeScreen />;
  }
}

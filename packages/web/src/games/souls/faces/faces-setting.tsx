import { GameWords } from "../../game-words.js";
import { Faces } from "./faces.js";

/** The figures that an owner of the box could correct. */
export default function FacesSetting() {
  return <GameWords game="souls">{() => <Faces />}</GameWords>;
}

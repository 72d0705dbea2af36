/** AZ-move-2: what the six faces of the movement die give. Public sources say from what to what; which face has what is our default. */
export const movementFaces = {
  "face-1": { spaces: 1, energy: 3 },
  "face-2": { spaces: 2, energy: 3 },
  "face-3": { spaces: 2, energy: 2 },
  "face-4": { spaces: 3, energy: 2 },
  "face-5": { spaces: 3, energy: 1 },
  "face-6": { spaces: 4, energy: 1 },
};

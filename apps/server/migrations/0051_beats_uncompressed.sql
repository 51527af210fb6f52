-- Records of beats do not compress: trying to took 85 of the 130 ms of saving a day of them. Stored whole, a range of them is read alone.
ALTER TABLE "ecg_patches" ALTER COLUMN "beats" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "ecg_analyses" ALTER COLUMN "beats" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "ecg_sensitivity_beats" ALTER COLUMN "beats" SET STORAGE EXTERNAL;

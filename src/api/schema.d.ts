// Generated from openapi.yaml by `npm run generate`; do not edit.
import type { UnknownNumber, UnknownValue } from './unknown-value.ts'

export interface paths {
    "/api/spices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Flavourings of GB 2760 Annex B, by type and keyword */
        get: operations["listSpices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/additives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Additives of GB 2760 Table A.1, by keyword
         * @description The keyword is a Chinese or English name, an alias, a CNS, INS or E number.
         */
        get: operations["listAdditives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/additive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One additive with its permitted forms and its safety evaluations */
        get: operations["getAdditive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/additive/foods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The foods an additive may be used in, with maximum use or residue */
        get: operations["listAdditiveFoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a label photo and start a task
         * @description Anonymous people may upload; their tasks belong to the device. A photo that is sent again, because the answer was lost, carries the same `eventId`, and is answered with the same task.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a screenshot for a feedback */
        post: operations["uploadFeedbackPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a new avatar of the signed-in person */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A task as it stands, polled until it is done
         * @description A share id opens the shared record read-only; a cancelled or deleted share is 410.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/task/standard-ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products made to the same standard, ranked */
        post: operations["rankByStandard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a label or an ingredient
         * @description With `Accept` text/event-stream the answer comes as frames, each the JSON data of one event.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Upgrade to a websocket that carries questions and answer frames
         * @description Every message is one JSON frame in a text message. The client sends `ask`, `resume` and `stop`; the server answers `start`, `delta`, `citation`, then `done` or `problem`. Browsers cannot set headers here, so the access token goes in the frame, never in the URL.
         */
        get: operations["openChatSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share a question and its answer */
        post: operations["shareChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/setshare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share one's own record, or cancel its share */
        post: operations["shareTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/createTaskByShare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a shared record to one's own records */
        post: operations["createTaskByShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/sms/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a sign-in code to a phone */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/sms/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a phone number and its code, registering it when it is new */
        post: operations["signInWithSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/mpweixin/signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a WeChat code */
        post: operations["signInWithWeixin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getMyself"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell that a signed-in person opened the app, and renew the tokens */
        post: operations["launch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/cancel-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the signed-in person's account and everything kept for it */
        post: operations["cancelAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback or a suggestion */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a usage event, only after consent */
        post: operations["sendAnalyticsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A new UUID for every request.
         */
        EventId: string;
        /** @description The signed-in person, '' when anonymous. */
        Uid: string;
        /**
         * @description A language of the interface.
         * @enum {string}
         */
        Lang: "zh-Hans" | "zh-Hant" | "en";
        /** @description The device, a timestamp made on first run. */
        StorageId: string;
        /** @description The body of every answer that is not good. */
        Problem: {
            /** @description Never 0; the HTTP status, or a number of the call's own. */
            code: number;
            /** @description What happened and what to do, in plain words. */
            errMsg: string;
            /** @description The field or the part at fault, for developers. */
            error?: string;
        };
        CallIdentity: {
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        /** @description One sentence in both languages. */
        Bilingual: {
            zh: string;
            en: string;
        };
        /** @enum {string} */
        SpiceType: "natural" | "synthetic" | UnknownValue;
        Spice: {
            /** @description The code of Annex B. */
            id: string;
            nameZh: string;
            nameEn: string;
            /** @description FEMA number, '' for none. */
            fema: string;
            type: components["schemas"]["SpiceType"];
        };
        SpicePage: {
            items: components["schemas"]["Spice"][];
            total: number;
            page: number;
            size: number;
        };
        /**
         * @description 0 none to 4 strong, how much concern public evaluations attach to it.
         * @enum {integer}
         */
        Tier: 0 | 1 | 2 | 3 | 4 | UnknownNumber;
        Additive: {
            id: string;
            nameZh: string;
            nameEn: string;
            cns: string[];
            ins: string[];
            aliases: string[];
            /** @description Functional classes of GB 2760 Annex D. */
            functions: string[];
            tier: components["schemas"]["Tier"];
            summary: components["schemas"]["Bilingual"];
        };
        AdditivePage: {
            items: components["schemas"]["Additive"][];
            total: number;
            page: number;
            size: number;
        };
        /** @description What the evaluating bodies say, '' where they say nothing; where they disagree, both stand. */
        Safety: {
            /** @description ADI in mg per kg body weight, with the year. */
            jecfaAdi: string;
            efsa: string;
            iarc: string;
            notes: components["schemas"]["Bilingual"][];
            sources: string[];
        };
        AdditiveDetail: {
            id: string;
            nameZh: string;
            nameEn: string;
            cns: string[];
            ins: string[];
            aliases: string[];
            functions: string[];
            tier: components["schemas"]["Tier"];
            summary: components["schemas"]["Bilingual"];
            /** @description The permitted forms. */
            varieties: components["schemas"]["AdditiveVariety"][];
            safety: components["schemas"]["Safety"];
        };
        /** @description One permitted form, such as 山梨酸钾 of 山梨酸及其钾盐. */
        AdditiveVariety: {
            nameZh: string;
            nameEn: string;
            cns: string;
            ins: string;
        };
        /** @description A number with its unit, or GMP for as much as good practice needs. */
        MaxUse: {
            value: number;
            /** @enum {string} */
            unit: "g/kg" | "g/L" | UnknownValue;
        } | "GMP";
        AdditiveUse: {
            /** @description Food category of Annex E; '' for all foods but the exceptions of Table A.2. */
            categoryNo: string;
            categoryName: string;
            maxUse: components["schemas"]["MaxUse"];
            maxResidueMgPerKg: number | null;
            /** @description The part of the category it is limited to. */
            only: string;
            note: string;
        };
        AdditiveUsePage: {
            items: components["schemas"]["AdditiveUse"][];
            total: number;
            page: number;
            size: number;
        };
        PhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 20 MiB and 64 megapixels.
             */
            image: Blob;
            lang?: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        PictureUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 20 MiB and 64 megapixels.
             */
            image: Blob;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        UploadedPhoto: {
            taskId: string;
            imageUrl: string;
        };
        UploadedPicture: {
            imageUrl: string;
        };
        /** @enum {string} */
        TaskStatus: "queued" | "recognizing" | "analyzing" | "done" | "unrecognized" | "failed" | UnknownValue;
        /** @description Facts printed on the pack; '' where it does not say. */
        Product: {
            name: string;
            brand: string;
            seller: string;
            manufacturer: string;
            /** @description Product standard number. */
            standard: string;
        };
        Task: {
            id: string;
            status: components["schemas"]["TaskStatus"];
            progress: number;
            /** Format: date-time */
            createdAt: string;
            lang: components["schemas"]["Lang"];
            /** @enum {string} */
            source: "server" | "device" | UnknownValue;
            imageUrl: string;
            product: components["schemas"]["Product"];
            /** @description What was read; spans point into it. */
            labelText: string;
            result: components["schemas"]["AnalysisResult"] | null;
            /** @enum {string} */
            sharing: "private" | "shared" | "cancelled" | UnknownValue;
            /** @description The share it was copied from. */
            parentShareId: string | null;
            /** @description Why it failed. */
            problem?: components["schemas"]["Problem"] | null;
        };
        /** @description Half-open range of UTF-16 offsets into the label text. */
        Span: {
            start: number;
            end: number;
        };
        /** @description Rectangle in fractions of the photo's width and height. */
        Box: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        Amount: {
            value: number;
            /** @description Upper end of a range. */
            max?: number;
            /** @enum {string} */
            unit: "%" | "g/100g" | "g/kg" | "g/L" | "mg/kg" | "mg/100g" | UnknownValue;
            /** @enum {string} */
            bound: "exact" | "atLeast" | "atMost" | "about" | UnknownValue;
        };
        /** @description A suspected misreading; shown as "read X, probably Y", never applied silently. */
        SuspectedName: {
            name: string;
            additiveId?: string;
            confidence: components["schemas"]["Confidence"];
        };
        Confidence: number;
        Ingredient: {
            /** @description Exactly as it stands in the label text. */
            name: string;
            /** @description What it is called in the other language (Chinese for English and English for Chinese); without it where unknown. */
            otherName?: string;
            span: components["schemas"]["Span"];
            box?: components["schemas"]["Box"];
            confidence: components["schemas"]["Confidence"];
            /** @enum {string} */
            kind: "food" | "additive" | "flavouring" | "enzyme" | "nutrient" | "culture" | "unknown" | UnknownValue;
            additiveId?: string;
            ins?: string;
            functions: string[];
            tier?: components["schemas"]["Tier"];
            amount?: components["schemas"]["Amount"];
            notes?: string[];
            /**
             * @description Names a part of the product or a class; its children are the ingredients.
             * @enum {string}
             */
            role?: "section" | "class" | UnknownValue;
            atMost2Percent?: boolean;
            suspected?: components["schemas"]["SuspectedName"];
            children: components["schemas"]["Ingredient"][];
        };
        /** @enum {string} */
        Allergen: "gluten" | "crustacean" | "fish" | "egg" | "peanut" | "soy" | "milk" | "nuts" | "sesame" | "shellfish" | "sulphites" | UnknownValue;
        /** @enum {string} */
        Group: "pregnant" | "infant_0_36m" | "children" | "pku" | "gluten" | "milk_allergy" | "lactose" | "nuts" | "peanut" | "egg" | "soy" | "fish_crustacean" | "sulfite_asthma" | "aspirin_dye_sensitive" | "hypertension" | "ckd" | "diabetes" | "gout" | "caffeine" | "laxative" | "vegetarian_halal" | "g6pd" | UnknownValue;
        /** @description Indices of ingredients, counted depth-first, parents before children. */
        IngredientIndices: number[];
        GroupFlag: {
            group: components["schemas"]["Group"];
            /** @enum {string} */
            level: "avoid" | "caution" | "info" | UnknownValue;
            /** @enum {string} */
            certainty: "contains" | "mayContain" | UnknownValue;
            ingredients: components["schemas"]["IngredientIndices"];
            text: components["schemas"]["Bilingual"];
        };
        Remark: {
            id: string;
            /** @enum {string} */
            tone: "good" | "neutral" | "caution" | "bad" | UnknownValue;
            text: components["schemas"]["Bilingual"];
            ingredients: components["schemas"]["IngredientIndices"];
            evidence: string[];
        };
        ScoreReason: {
            rule: string;
            points: number;
            ingredients: components["schemas"]["IngredientIndices"];
            evidence: string[];
            /** @enum {string} */
            confidence: "high" | "moderate" | "low" | "contested" | UnknownValue;
            text: components["schemas"]["Bilingual"];
        };
        /**
         * @description Why there is no score. Clients show a sentence of their own in its place, and neither rank such a
         *     product nor suggest another.
         *     - *alcohol*: a drink of more than 0.5 % alcohol by volume.
         *     - *infant_formula*, *medical_food*, *supplement*: special food whose recipe or use is regulated.
         *     - *not_food*: the list of a feed, cosmetic, medicine, cleaning agent or tobacco.
         *     - *low_confidence*: too little was understood.
         *     - *partial_reading*: part of the list was not read, or its end is missing.
         *     - *doubtful_word*: a word that decides a warning was not read for certain; the graver warning is shown.
         *     - *no_list*: there is no ingredient list.
         * @example alcohol
         * @enum {string}
         */
        NoScore: "alcohol" | "infant_formula" | "medical_food" | "supplement" | "not_food" | "low_confidence" | "partial_reading" | "doubtful_word" | "no_list" | UnknownValue;
        AnalysisResult: {
            /** @description Null where noScore says why there is none. */
            score: number | null;
            /** @description Why there is no score; null or absent where there is one. */
            noScore?: components["schemas"]["NoScore"] | null;
            confidence: components["schemas"]["Confidence"];
            versions: {
                engine: string;
                knowledge: string;
            };
            ingredients: components["schemas"]["Ingredient"][];
            allergens: {
                contains: components["schemas"]["Allergen"][];
                mayContain: components["schemas"]["Allergen"][];
            };
            groups: components["schemas"]["GroupFlag"][];
            highlights: components["schemas"]["Remark"][];
            suggestions: components["schemas"]["Remark"][];
            knowledge: components["schemas"]["Remark"][];
            reasons: components["schemas"]["ScoreReason"][];
        };
        RankingRequest: {
            standard: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        RankingItem: {
            rank: number;
            name: string;
            brand: string;
            score: number;
            popularity: number;
            taskId?: string;
        };
        Ranking: {
            standard: string;
            category: string;
            items: components["schemas"]["RankingItem"][];
        };
        Turn: {
            /** @enum {string} */
            role: "user" | "assistant";
            content: string;
        };
        Question: {
            question: string;
            history: components["schemas"]["Turn"][];
            /** @description The label asked about, '' for none. */
            taskId: string;
            lang: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        /** @description What a sentence of an answer rests on. */
        Citation: {
            /** @enum {string} */
            kind: "ingredient" | "additive" | "spice" | "standard" | "evidence" | UnknownValue;
            /** @description Index of the ingredient, id of the entry, number of the standard or evidence. */
            ref: string;
            title: string;
            span?: components["schemas"]["Span"];
        };
        Answer: {
            /** @description Markdown; shown inert. */
            answer: string;
            citations: components["schemas"]["Citation"][];
        };
        AskFrame: {
            /** @constant */
            type: "ask";
            /** Format: uuid */
            questionId: string;
            accessToken?: string;
            question: string;
            history: components["schemas"]["Turn"][];
            taskId: string;
            lang: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        /** @description After a dropped connection, asks for the frames after `seq`. */
        ResumeFrame: {
            /** @constant */
            type: "resume";
            /** Format: uuid */
            questionId: string;
            seq: number;
        };
        StopFrame: {
            /** @constant */
            type: "stop";
            /** Format: uuid */
            questionId: string;
        };
        StartFrame: {
            /** @constant */
            type: "start";
            /** Format: uuid */
            questionId: string;
            seq: number;
        };
        DeltaFrame: {
            /** @constant */
            type: "delta";
            /** Format: uuid */
            questionId: string;
            seq: number;
            text: string;
        };
        CitationFrame: {
            /** @constant */
            type: "citation";
            /** Format: uuid */
            questionId: string;
            seq: number;
            citation: components["schemas"]["Citation"];
        };
        DoneFrame: {
            /** @constant */
            type: "done";
            /** Format: uuid */
            questionId: string;
            seq: number;
        };
        ProblemFrame: {
            /** @constant */
            type: "problem";
            /** Format: uuid */
            questionId: string;
            seq: number;
            problem: components["schemas"]["Problem"];
        };
        ClientFrame: components["schemas"]["AskFrame"] | components["schemas"]["ResumeFrame"] | components["schemas"]["StopFrame"];
        ServerFrame: components["schemas"]["StartFrame"] | components["schemas"]["DeltaFrame"] | components["schemas"]["CitationFrame"] | components["schemas"]["DoneFrame"] | components["schemas"]["ProblemFrame"];
        SocketFrame: components["schemas"]["ClientFrame"] | components["schemas"]["ServerFrame"];
        ChatShareRequest: {
            question: string;
            history: components["schemas"]["Turn"][];
            taskId: string;
            lang: components["schemas"]["Lang"];
            storageId: components["schemas"]["StorageId"];
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        ShareRequest: {
            /** @description The task to share. */
            id: string;
            /**
             * @default shared
             * @enum {string}
             */
            sharing: "shared" | "cancelled";
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        CopyShareRequest: {
            parentShareId: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        Share: {
            shareId: string;
            /** @description The index page with the share id in its sharefrom query. */
            path: string;
            title: string;
            imageUrl: string;
        };
        SmsSendRequest: {
            phone: string;
            /** @default 86 */
            countryCode: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        SmsSent: {
            /** @constant */
            code: 0;
            /** @description Seconds before the next code may be sent. */
            shortestInterval: number;
        };
        SmsSignInRequest: {
            phone: string;
            code: string;
            /** @default 86 */
            countryCode: string;
            storageid: components["schemas"]["StorageId"];
            openid: string;
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        WeixinSignInRequest: {
            code: string;
            storageid: components["schemas"]["StorageId"];
            openid: string;
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        LaunchRequest: {
            /** @description The login_oauth of the person. */
            oauth: string;
            storageid: components["schemas"]["StorageId"];
            openid: string;
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        /** @enum {string} */
        Gender: "unknown" | "female" | "male" | UnknownValue;
        Vip: {
            level: number;
            /** Format: date-time */
            expiresAt: string;
        };
        UserInfo: {
            uid: string;
            phone: string;
            /** @description First 3 digits, stars, last 4. */
            privacyPhone: string;
            nickname: string;
            avatar: string;
            gender: components["schemas"]["Gender"];
            /** Format: date */
            birthday: string | null;
            login_oauth: string;
            vip: components["schemas"]["Vip"] | null;
            isNew: boolean;
        };
        Session: {
            /** @constant */
            code: 0;
            userInfo: components["schemas"]["UserInfo"];
            accessToken: string;
            refreshToken: string;
        };
        Myself: {
            /** @constant */
            code: 0;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description What of the person goes with a feedback; without uid, phone and privacyPhone. */
        ShownUserInfo: {
            nickname: string;
            avatar: string;
            gender: components["schemas"]["Gender"];
            /** Format: date */
            birthday: string | null;
            login_oauth: string;
            vip: components["schemas"]["Vip"] | null;
            isNew: boolean;
        };
        FeedbackRequest: {
            content: string;
            /** @description Email or phone. */
            contact: string;
            /** @description imageUrls of uploaded pictures. */
            screenshot: string[];
            storageid: components["schemas"]["StorageId"];
            deviceUserId: string;
            userInfo: components["schemas"]["ShownUserInfo"] | null;
            phone: string;
            /** @description Where it was sent from: page, taskId, version. */
            extras: {
                [key: string]: string;
            };
            eventId: components["schemas"]["EventId"];
            uid: components["schemas"]["Uid"];
        };
        FeedbackReceived: {
            feedbackId: string;
        };
        AnalyticsEvent: {
            /** @enum {string} */
            eventName: "onLaunch" | "onShow" | "onHide" | "onError";
            eventParams: components["schemas"]["AnalyticsParams"];
            /** @description Differs by platform. */
            appId: string;
        };
        AnalyticsParams: {
            lang: components["schemas"]["Lang"];
            storageId: components["schemas"]["StorageId"];
            deviceUserId: string;
            /** @description Masked. */
            phone: string;
            uid: components["schemas"]["Uid"];
            uniPlatform: string;
            adsource: string;
            openid: string;
            unionid: string;
            route?: string;
            /** @description Milliseconds. */
            duration?: number;
            errMsg?: string;
        };
    };
    responses: {
        /** @description The request breaks a rule of this document; `error` names the field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "errMsg": "size must be 100 or less",
                 *       "error": "query.size"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No access token, or one that is no longer good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 401,
                 *       "errMsg": "Please log in"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it is not for this person. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 404,
                 *       "errMsg": "There is no task with this id"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The share was cancelled or deleted. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 410,
                 *       "errMsg": "Share was canceled or deleted"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has too many bytes, or the picture too many pixels. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 413,
                 *       "errMsg": "The picture has 100 megapixels, 64 are the limit",
                 *       "error": "form.image"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not a picture that can be read (judged by its content, not by its name), or a body of another type than the call takes. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 415,
                 *       "errMsg": "This is not a JPEG, PNG or WebP picture",
                 *       "error": "form.image"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This path speaks websocket only. */
        UpgradeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 426,
                 *       "errMsg": "Upgrade to websocket"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 429,
                 *       "errMsg": "Too many requests, wait 30 s"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; trying again may help. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "errMsg": "Something went wrong on our side"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is down or overloaded. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 503,
                 *       "errMsg": "Not available at the moment, try again later"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A session, or a code that is not 0 (wrong or expired code). */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"] | components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A new UUID for every request.
         * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
         */
        EventId: components["schemas"]["EventId"];
        /**
         * @description The signed-in person, '' when anonymous.
         * @example
         */
        Uid: components["schemas"]["Uid"];
        /**
         * @description Page number, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Items per page.
         * @example 20
         */
        Size: number;
        /**
         * @description What to look for; '' lists everything.
         * @example 山梨酸
         */
        Keyword: string;
        /**
         * @description The id of an additive.
         * @example 17.003
         */
        AdditiveId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSpices: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What to look for; '' lists everything.
                 * @example 山梨酸
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Only natural or only synthetic flavourings.
                 * @example natural
                 */
                type?: components["schemas"]["SpiceType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of flavourings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "N005",
                     *           "nameZh": "八角茴香油",
                     *           "nameEn": "Anise star oil",
                     *           "fema": "2096",
                     *           "type": "natural"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 20
                     *     }
                     */
                    "application/json": components["schemas"]["SpicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdditives: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What to look for; '' lists everything.
                 * @example 山梨酸
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of additives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "17.003",
                     *           "nameZh": "山梨酸及其钾盐",
                     *           "nameEn": "sorbic acid, potassium sorbate",
                     *           "cns": [
                     *             "17.003",
                     *             "17.004"
                     *           ],
                     *           "ins": [
                     *             "200",
                     *             "202"
                     *           ],
                     *           "aliases": [
                     *             "山梨酸钾",
                     *             "山梨酸"
                     *           ],
                     *           "functions": [
                     *             "防腐剂",
                     *             "抗氧化剂",
                     *             "稳定剂"
                     *           ],
                     *           "tier": 2,
                     *           "summary": {
                     *             "zh": "防腐剂。",
                     *             "en": "A preservative."
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 20
                     *     }
                     */
                    "application/json": components["schemas"]["AdditivePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdditive: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an additive.
                 * @example 17.003
                 */
                id: components["parameters"]["AdditiveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The additive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "17.003",
                     *       "nameZh": "山梨酸及其钾盐",
                     *       "nameEn": "sorbic acid, potassium sorbate",
                     *       "cns": [
                     *         "17.003",
                     *         "17.004"
                     *       ],
                     *       "ins": [
                     *         "200",
                     *         "202"
                     *       ],
                     *       "aliases": [
                     *         "山梨酸钾",
                     *         "山梨酸"
                     *       ],
                     *       "functions": [
                     *         "防腐剂",
                     *         "抗氧化剂",
                     *         "稳定剂"
                     *       ],
                     *       "tier": 2,
                     *       "summary": {
                     *         "zh": "防腐剂。",
                     *         "en": "A preservative."
                     *       },
                     *       "varieties": [
                     *         {
                     *           "nameZh": "山梨酸",
                     *           "nameEn": "sorbic acid",
                     *           "cns": "17.003",
                     *           "ins": "200"
                     *         },
                     *         {
                     *           "nameZh": "山梨酸钾",
                     *           "nameEn": "potassium sorbate",
                     *           "cns": "17.004",
                     *           "ins": "202"
                     *         }
                     *       ],
                     *       "safety": {
                     *         "jecfaAdi": "0-25 (1973)",
                     *         "efsa": "11 (2019)",
                     *         "iarc": "",
                     *         "notes": [],
                     *         "sources": [
                     *           "JECFA",
                     *           "EFSA"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdditiveDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdditiveFoods: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an additive.
                 * @example 17.003
                 */
                id: components["parameters"]["AdditiveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of uses, in the order of the standard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "categoryNo": "07.01",
                     *           "categoryName": "面包",
                     *           "maxUse": {
                     *             "value": 1,
                     *             "unit": "g/kg"
                     *           },
                     *           "maxResidueMgPerKg": null,
                     *           "only": "",
                     *           "note": "以山梨酸计"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 20
                     *     }
                     */
                    "application/json": components["schemas"]["AdditiveUsePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            /** @description The task has started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taskId": "0198f3f0-0000-7000-8000-000000000001",
                     *       "imageUrl": "data:image/jpeg;base64,/9j/"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedPhoto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFeedbackPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The picture is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageUrl": "data:image/png;base64,iVBORw0KGgo="
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The avatar is in place. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageUrl": "data:image/png;base64,iVBORw0KGgo="
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a task or of a share.
                 * @example 0198f3f0-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankByStandard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "standard": "GB/T 20980-2021",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["RankingRequest"];
            };
        };
        responses: {
            /** @description The ranking; empty when the standard is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "standard": "GB/T 20980",
                     *       "category": "饼干",
                     *       "items": [
                     *         {
                     *           "rank": 1,
                     *           "name": "全麦苏打饼干",
                     *           "brand": "麦田",
                     *           "score": 72,
                     *           "popularity": 860
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Ranking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "这个适合孩子吃吗？",
                 *       "history": [],
                 *       "taskId": "0198f3f0-0000-7000-8000-000000000001",
                 *       "lang": "zh-Hans",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description The answer, whole or as a stream of frames. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answer": "配料里有**柠檬黄**，欧盟要求标注可能影响儿童注意力。",
                     *       "citations": [
                     *         {
                     *           "kind": "additive",
                     *           "ref": "08.005",
                     *           "title": "柠檬黄"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"];
                    /**
                     * @example {
                     *       "type": "delta",
                     *       "questionId": "3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10",
                     *       "seq": 1,
                     *       "text": "配料里有"
                     *     }
                     */
                    "text/event-stream": components["schemas"]["ServerFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openChatSocket: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Upgraded; from here on each message is a frame. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "这个适合孩子吃吗？",
                 *       "history": [],
                 *       "taskId": "0198f3f0-0000-7000-8000-000000000001",
                 *       "lang": "zh-Hans",
                 *       "storageId": "1763600000000",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": "u-1"
                 *     }
                 */
                "application/json": components["schemas"]["ChatShareRequest"];
            };
        };
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareId": "s-1",
                     *       "path": "/?sharefrom=s-1",
                     *       "title": "这个适合孩子吃吗？",
                     *       "imageUrl": "data:image/jpeg;base64,/9j/"
                     *     }
                     */
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0198f3f0-0000-7000-8000-000000000001",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": "u-1"
                 *     }
                 */
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description The share as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareId": "s-1",
                     *       "path": "/?sharefrom=s-1",
                     *       "title": "全麦吐司 73",
                     *       "imageUrl": "data:image/jpeg;base64,/9j/"
                     *     }
                     */
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskByShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentShareId": "s-1",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": "u-2"
                 *     }
                 */
                "application/json": components["schemas"]["CopyShareRequest"];
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800138000",
                 *       "countryCode": "86",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["SmsSendRequest"];
            };
        };
        responses: {
            /** @description Sent, or refused with a code that is not 0 (too soon, number not served). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsSent"] | components["schemas"]["Problem"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800138000",
                 *       "code": "246810",
                 *       "countryCode": "86",
                 *       "storageid": "1763600000000",
                 *       "openid": "",
                 *       "unionid": "",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["SmsSignInRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithWeixin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "0a1b2c3d",
                 *       "storageid": "1763600000000",
                 *       "openid": "",
                 *       "unionid": "",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["WeixinSignInRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyself: {
        parameters: {
            query: {
                /**
                 * @description A new UUID for every request.
                 * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The signed-in person, '' when anonymous.
                 * @example
                 */
                uid: components["parameters"]["Uid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or a code that is not 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Myself"] | components["schemas"]["Problem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oauth": "sms",
                 *       "storageid": "1763600000000",
                 *       "openid": "",
                 *       "unionid": "",
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": "u-1"
                 *     }
                 */
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": "u-1"
                 *     }
                 */
                "application/json": components["schemas"]["CallIdentity"];
            };
        };
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "配料表识别得很准，希望支持更多语言。",
                 *       "contact": "someone@example.com",
                 *       "screenshot": [],
                 *       "storageid": "1763600000000",
                 *       "deviceUserId": "1763600000000",
                 *       "userInfo": null,
                 *       "phone": "",
                 *       "extras": {
                 *         "page": "/pages/feedbacks/feedbacks"
                 *       },
                 *       "eventId": "7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11",
                 *       "uid": ""
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "feedbackId": "f-1"
                     *     }
                     */
                    "application/json": components["schemas"]["FeedbackReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAnalyticsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventName": "onHide",
                 *       "eventParams": {
                 *         "lang": "zh-Hans",
                 *         "storageId": "1763600000000",
                 *         "deviceUserId": "1763600000000",
                 *         "phone": "",
                 *         "uid": "",
                 *         "uniPlatform": "web",
                 *         "adsource": "",
                 *         "openid": "",
                 *         "unionid": "",
                 *         "route": "/pages/additives/additives",
                 *         "duration": 5200
                 *       },
                 *       "appId": "analyze-h5-web"
                 *     }
                 */
                "application/json": components["schemas"]["AnalyticsEvent"];
            };
        };
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

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
        /**
         * Flavourings of GB 2760 Annex B, by type and keyword
         * @description Without a keyword every flavouring, in the order of the standard. The keyword is a Chinese or English name, an alias, a code of Annex B or a FEMA number; width, case, space and Traditional characters do not matter. The tables change with a release of the server only.
         */
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
        /**
         * One additive with its permitted forms and its safety evaluations
         * @description The id is one of `GET /api/additives`. What is answered changes with a release of the server only.
         */
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
        /**
         * The foods an additive may be used in, with maximum use or residue
         * @description One row for each food category of Table A.1 that names the additive; an additive permitted in all foods has a row with an empty `categoryNo`. The order is that of the standard.
         */
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
        /**
         * Upload a screenshot for a feedback
         * @description Comes before the feedback that names its `imageUrl` in `screenshot`. A picture that no feedback names may be deleted after a day. The same `eventId` gives the same picture.
         */
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
        /**
         * Upload a new avatar of the signed-in person
         * @description Replaces the avatar at once; the old one is deleted. The same `eventId` gives the same picture.
         */
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
        /**
         * Products made to the same standard, ranked
         * @description A POST because it is not to be cached. The caller's own finished tasks of this standard are rows of it, with their `taskId`.
         */
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
         * @description With `Accept: text/event-stream` the answer comes as events, each with one `ServerFrame` in JSON as its data: `start` first, `done`
         *     or `problem` last, numbered as over the socket. `seq` counts from 0 without gaps; all frames have the same `questionId`, the
         *     `eventId` of the request. Any framing that the standard of server-sent events allows is good. A stream that breaks off cannot be resumed. An error before the first frame is an answer in
         *     JSON with its status.
         *
         *     The server remembers no conversation: what was said before is in `history`.
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
         * @description Every message is one JSON frame in a text message, at most 4 MiB. The client sends `ask`, `resume` and `stop`; the server
         *     answers `start`, `delta`, `citation`, then `done` or `problem`, with the `questionId` the client chose. Several questions may be
         *     on their way over one connection, and their frames may mix; the frames of one question come in the order of `seq`.
         *
         *     Browsers cannot set headers here, so the access token goes in the frame, never in the URL. A token that is not good is treated as
         *     none. A frame that breaks a rule of this document is answered with `problem` and code 400, and its `questionId` where it has
         *     one, else 00000000-0000-4000-8000-000000000000; the connection stays open.
         *
         *     After a connection broke, `resume` on a new one brings the frames after `seq`; the server keeps answers for
         *     10 minutes, or the last 100 of them. A `problem` to a `resume` has the number `seq` + 1; any other comes with the number after the last frame, or 0. What is
         *     answered no more, or to somebody else, is 404.
         *
         *     The server closes with 1000 or 1001 when it stops, 1003 for a binary message, 1009 for one that is too large, 1011 when it failed. It
         *     answers pings and may send them; there are no heartbeats within the messages. contracts/asyncapi.yaml describes the socket for tools.
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
        /**
         * Share a question and its answer
         * @description Opens a link of its own for the record the question is about, with the question as its title. A record of the device becomes the caller's. The same `eventId` gives the same share.
         */
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
        /**
         * Share one's own record, or cancel its share
         * @description `shared` gives the link that is open, or opens one; a record of the device becomes the caller's. `cancelled` closes every link of the record, chats included, and they stay closed: shared again, the record gets another id. 404 for a record that is not the caller's, and for cancelling what was never shared.
         */
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
        /**
         * Copy a shared record to one's own records
         * @description The copy has an id of its own, belongs to the caller, and stays when the share is cancelled or its owner leaves. Copying the same share again makes another copy, unless the `eventId` is the same.
         */
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
        /**
         * Send a sign-in code to a phone
         * @description A new code replaces the one before, and its tries with it. Whether the number has an account is not told.
         */
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
        /**
         * Sign in with a phone number and its code, registering it when it is new
         * @description Code and number together are the proof; the account is that of country code and number. `isNew` says that it was registered just now.
         */
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
        /**
         * Sign in with a WeChat code
         * @description The server exchanges the code with WeChat for the openid (and unionid) of the person, and knows the account by these alone, never by those in the request.
         */
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
        /**
         * The signed-in person
         * @description What sign-in answered as `userInfo`, as it is now.
         */
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
        /**
         * Tell that a signed-in person opened the app, and renew the tokens
         * @description Called once when the app starts. `oauth` must be the way the account signs in, else 1007. The answer carries new tokens; the old access token stays good for a minute.
         */
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
        /**
         * Delete the signed-in person's account and everything kept for it
         * @description At once and for good: see *Sessions* above for what is deleted. Signing in with the same number afterwards registers a new account with another uid.
         */
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
        /**
         * Send feedback or a suggestion
         * @description Filed under the signed-in person, if any, and deleted with the account. The same `eventId` is filed once.
         */
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
        /**
         * Record a usage event, only after consent
         * @description Carries no eventId and needs no answer: the app sends it once, and gives up after 6 seconds.
         */
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
         * @description A UUID, new for every request, and the same where a request is sent again.
         * @example 7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11
         */
        EventId: string;
        /**
         * @description The signed-in person; left out or '' when anonymous. For logs only.
         * @example u-1
         */
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
        /** @description What goes with a call that needs nothing else. */
        CallIdentity: {
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description One sentence in both languages. */
        Bilingual: {
            /**
             * @description The sentence in Simplified Chinese.
             * @example 防腐剂。
             */
            zh: string;
            /**
             * @description The same sentence in English.
             * @example A preservative.
             */
            en: string;
        };
        /**
         * @description natural: from plants or animals (codes N...); synthetic: made (codes S...).
         * @enum {string}
         */
        SpiceType: "natural" | "synthetic" | UnknownValue;
        /** @description One permitted food flavouring of GB 2760-2024 Annex B. */
        Spice: {
            /** @description The code of Annex B. */
            id: string;
            /**
             * @description Chinese name as the standard prints it.
             * @example 八角茴香油
             */
            nameZh: string;
            /**
             * @description English name; never empty.
             * @example Anise star oil
             */
            nameEn: string;
            /** @description FEMA number, '' for none. */
            fema: string;
            type: components["schemas"]["SpiceType"];
        };
        /** @description One page of flavourings. */
        SpicePage: {
            /** @description At most `size` of them; empty past the last page. With a keyword the best match first (exact, then beginning, then part, then pronunciation), else in the order of the standard. */
            items: components["schemas"]["Spice"][];
            /**
             * @description How many there are on all pages together.
             * @example 290
             */
            total: number;
            /**
             * @description The page that was asked for, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description The size that was asked for: items per page.
             * @example 20
             */
            size: number;
        };
        /**
         * @description 0 none to 4 strong, how much concern public evaluations attach to it.
         * @enum {integer}
         */
        Tier: 0 | 1 | 2 | 3 | 4 | UnknownNumber;
        /** @description One row of the list of additives. */
        Additive: {
            /**
             * @description The id of the additive in this API: the first CNS number of its entry. It does not change from release to release.
             * @example 17.003
             */
            id: string;
            /**
             * @description Name of the entry in GB 2760-2024 Table A.1.
             * @example 山梨酸及其钾盐
             */
            nameZh: string;
            /**
             * @description English name; never empty.
             * @example sorbic acid, potassium sorbate
             */
            nameEn: string;
            /** @description CNS numbers of all its forms, in the order of the standard. */
            cns: string[];
            /** @description INS numbers of all its forms, in the order of the standard; empty where it has none. */
            ins: string[];
            /** @description Other names it is printed by, in the order of the tables; may be empty. */
            aliases: string[];
            /** @description Functional classes of GB 2760 Annex D. */
            functions: string[];
            tier: components["schemas"]["Tier"];
            summary: components["schemas"]["Bilingual"];
        };
        /** @description One page of additives. */
        AdditivePage: {
            /** @description At most `size` of them; empty past the last page. With a keyword the best match first (exact, then beginning, then part, then pronunciation), else in the order of the standard. */
            items: components["schemas"]["Additive"][];
            /**
             * @description How many there are on all pages together.
             * @example 290
             */
            total: number;
            /**
             * @description The page that was asked for, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description The size that was asked for: items per page.
             * @example 20
             */
            size: number;
        };
        /** @description What the evaluating bodies say, '' where they say nothing; where they disagree, both stand. */
        Safety: {
            /** @description ADI in mg per kg body weight, with the year. */
            jecfaAdi: string;
            /**
             * @description What EFSA says: an ADI in mg per kg body weight with the year, or a sentence; '' for nothing.
             * @example 11 (2019)
             */
            efsa: string;
            /**
             * @description The IARC group of its carcinogenicity, with the year; '' where IARC has not classified it.
             * @example
             */
            iarc: string;
            /** @description What else a reader should know, the gravest first; may be empty. */
            notes: components["schemas"]["Bilingual"][];
            /** @description Whose evaluations these are, by short name. */
            sources: string[];
        };
        /** @description One additive with its permitted forms and its safety evaluations. */
        AdditiveDetail: {
            /**
             * @description The id of the additive in this API: the first CNS number of its entry. It does not change from release to release.
             * @example 17.003
             */
            id: string;
            /**
             * @description Name of the entry in GB 2760-2024 Table A.1.
             * @example 山梨酸及其钾盐
             */
            nameZh: string;
            /**
             * @description English name; never empty.
             * @example sorbic acid, potassium sorbate
             */
            nameEn: string;
            /** @description CNS numbers of all its forms, in the order of the standard. */
            cns: string[];
            /** @description INS numbers of all its forms, in the order of the standard; empty where it has none. */
            ins: string[];
            /** @description Other names it is printed by, in the order of the tables; may be empty. */
            aliases: string[];
            /** @description Functional classes of GB 2760 Annex D, in Chinese, the main one first. */
            functions: string[];
            tier: components["schemas"]["Tier"];
            summary: components["schemas"]["Bilingual"];
            /** @description The permitted forms. */
            varieties: components["schemas"]["AdditiveVariety"][];
            safety: components["schemas"]["Safety"];
        };
        /** @description One permitted form, such as 山梨酸钾 of 山梨酸及其钾盐. */
        AdditiveVariety: {
            /**
             * @description Chinese name as the standard prints it.
             * @example 山梨酸钾
             */
            nameZh: string;
            /**
             * @description English name; never empty.
             * @example potassium sorbate
             */
            nameEn: string;
            /**
             * @description CNS number of this form; '' where it has none of its own.
             * @example 17.004
             */
            cns: string;
            /**
             * @description INS number of this form; '' where it has none of its own.
             * @example 202
             */
            ins: string;
        };
        /** @description A number with its unit, or GMP for as much as good practice needs. */
        MaxUse: {
            /**
             * @description Maximum use level, in the unit beside it.
             * @example 1
             */
            value: number;
            /**
             * @description g per kg of solid food, g per L of liquid.
             * @example g/kg
             * @enum {string}
             */
            unit: "g/kg" | "g/L" | UnknownValue;
        } | "GMP";
        /** @description One food category an additive may be used in. */
        AdditiveUse: {
            /** @description Food category of Annex E; '' for all foods but the exceptions of Table A.2. */
            categoryNo: string;
            /**
             * @description Name of the category, in Chinese as the standard prints it.
             * @example 面包
             */
            categoryName: string;
            maxUse: components["schemas"]["MaxUse"];
            /**
             * @description Maximum residue in the food, in mg per kg; null where the standard sets none.
             * @example null
             */
            maxResidueMgPerKg: number | null;
            /** @description The part of the category it is limited to. */
            only: string;
            /**
             * @description Remark of the standard, in Chinese; '' for none.
             * @example 以山梨酸计
             */
            note: string;
        };
        /** @description One page of the foods an additive may be used in. */
        AdditiveUsePage: {
            /** @description At most `size` of them; empty past the last page. In the order of the standard. */
            items: components["schemas"]["AdditiveUse"][];
            /**
             * @description How many there are on all pages together.
             * @example 290
             */
            total: number;
            /**
             * @description The page that was asked for, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description The size that was asked for: items per page.
             * @example 20
             */
            size: number;
        };
        /** @description A label photo, as form fields. */
        PhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 20 MiB and 64 megapixels, each side 24 pixels or more and the longer one 96. Its content counts, not its name or type.
             */
            image: Blob;
            lang?: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description A screenshot or an avatar, as form fields. */
        PictureUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 20 MiB and 64 megapixels, each side 24 pixels or more and the longer one 96. Its content counts, not its name or type.
             */
            image: Blob;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description The task that was started. */
        UploadedPhoto: {
            /**
             * @description The id of the new task: unguessable (a UUID), since anybody who knows the id of a task of a device may read it.
             * @example 0198f3f0-0000-7000-8000-000000000001
             */
            taskId: string;
            /**
             * @description Address of the picture: https, or a data URL. Readable without a token by anybody who knows it, so it is unguessable; good as long as the task or account it belongs to.
             * @example https://example.com/pictures/7b0f3c9e.jpg
             */
            imageUrl: string;
        };
        /** @description Where the uploaded picture can be seen. */
        UploadedPicture: {
            /**
             * @description Address of the picture: https, or a data URL. Readable without a token by anybody who knows it, so it is unguessable; good as long as the task or account it belongs to.
             * @example https://example.com/pictures/7b0f3c9e.jpg
             */
            imageUrl: string;
        };
        /**
         * @description queued, recognizing and analyzing go on by themselves in this order; done, unrecognized (no ingredient list in the picture) and failed are final and never change again.
         * @enum {string}
         */
        TaskStatus: "queued" | "recognizing" | "analyzing" | "done" | "unrecognized" | "failed" | UnknownValue;
        /** @description Facts printed on the pack; '' where it does not say. */
        Product: {
            /**
             * @description Name of the product.
             * @example 全麦苏打饼干
             */
            name: string;
            /**
             * @description Brand or trademark.
             * @example 麦田
             */
            brand: string;
            /**
             * @description Who sells or commissioned it (经销商, 委托方).
             * @example
             */
            seller: string;
            /**
             * @description Who made it.
             * @example
             */
            manufacturer: string;
            /** @description Product standard number. */
            standard: string;
        };
        /** @description One analysis, from upload to report. */
        Task: {
            /**
             * @description Of the task; where a share was asked for, of the share.
             * @example 0198f3f0-0000-7000-8000-000000000001
             */
            id: string;
            status: components["schemas"]["TaskStatus"];
            /**
             * @description How far it is, 0 to 1; it never falls, and is 1 in a final status.
             * @example 0.4
             */
            progress: number;
            /**
             * Format: date-time
             * @description When the photo arrived, RFC 3339 with a time zone; any number of decimals.
             * @example 2026-11-20T08:00:00Z
             */
            createdAt: string;
            lang: components["schemas"]["Lang"];
            /**
             * @description Where it was analysed. A server answers `server`; `device` is what the app calls its own analyses.
             * @example server
             * @enum {string}
             */
            source: "server" | "device" | UnknownValue;
            /**
             * @description Address of the picture: https, or a data URL. Readable without a token by anybody who knows it, so it is unguessable; good as long as the task or account it belongs to.
             * @example https://example.com/pictures/7b0f3c9e.jpg
             */
            imageUrl: string;
            product: components["schemas"]["Product"];
            /** @description What was read; spans of the result point into it. While it is recognised, the rows read so far, or nothing where the server does not tell them. */
            labelText: string;
            /** @description The report; null until the status is `done`, and for `unrecognized` and `failed`. */
            result: components["schemas"]["AnalysisResult"] | null;
            /**
             * @description private: never shared; shared: at least one link is open; cancelled: every link was taken back.
             * @example private
             * @enum {string}
             */
            sharing: "private" | "shared" | "cancelled" | UnknownValue;
            /** @description The share it was copied from. */
            parentShareId: string | null;
            /** @description Why it failed. */
            problem?: components["schemas"]["Problem"] | null;
        };
        /** @description Half-open range of UTF-16 offsets into the label text. */
        Span: {
            /**
             * @description First UTF-16 code unit, counted from 0: what `String.length` counts in Java, JavaScript and C#; not bytes, not code points.
             * @example 3
             */
            start: number;
            /**
             * @description One after the last UTF-16 code unit; greater than `start`.
             * @example 6
             */
            end: number;
        };
        /** @description Rectangle in fractions of the photo's width and height. */
        Box: {
            /**
             * @description Left edge, 0 at the left of the photo, 1 at its right.
             * @example 0.1
             */
            x: number;
            /**
             * @description Upper edge, 0 at the top of the upright photo, 1 at its bottom.
             * @example 0.2
             */
            y: number;
            /**
             * @description Width as a share of the width of the photo.
             * @example 0.3
             */
            width: number;
            /**
             * @description Height as a share of the height of the photo.
             * @example 0.05
             */
            height: number;
        };
        /** @description How much of an ingredient the label says there is. */
        Amount: {
            /**
             * @description The number, or the lower end of a range, in `unit`.
             * @example 2.5
             */
            value: number;
            /** @description Upper end of a range. */
            max?: number;
            /**
             * @description The unit as printed, in one spelling.
             * @example %
             * @enum {string}
             */
            unit: "%" | "g/100g" | "g/kg" | "g/L" | "mg/kg" | "mg/100g" | UnknownValue;
            /**
             * @description atLeast: ≥, atMost: ≤, about: 约; exact where the label qualifies nothing.
             * @example exact
             * @enum {string}
             */
            bound: "exact" | "atLeast" | "atMost" | "about" | UnknownValue;
        };
        /** @description A suspected misreading; shown as "read X, probably Y", never applied silently. */
        SuspectedName: {
            /**
             * @description What was probably printed.
             * @example 山梨酸钾
             */
            name: string;
            /**
             * @description Its additive, an id of `GET /api/additive/{id}`; absent where it is none.
             * @example 17.003
             */
            additiveId?: string;
            confidence: components["schemas"]["Confidence"];
        };
        /** @description How certain it is, 0 (a guess) to 1 (certain). */
        Confidence: number;
        /** @description One item of the ingredient list. */
        Ingredient: {
            /** @description Exactly as it stands in the label text. */
            name: string;
            /** @description What it is called in the other language (Chinese for English and English for Chinese); without it where unknown. */
            otherName?: string;
            /** @description What a number printed as the name (171, E330) stands for, in the language of the label; without it where unknown. */
            numberName?: string;
            span: components["schemas"]["Span"];
            box?: components["schemas"]["Box"];
            confidence: components["schemas"]["Confidence"];
            /**
             * @description unknown: no table knows the name. A class word such as 食用香精 is a flavouring, 复配 an additive.
             * @example additive
             * @enum {string}
             */
            kind: "food" | "additive" | "flavouring" | "enzyme" | "nutrient" | "culture" | "unknown" | UnknownValue;
            /**
             * @description Its additive, an id of `GET /api/additive/{id}`; absent for what is none.
             * @example 17.003
             */
            additiveId?: string;
            /**
             * @description Its INS number; absent for what has none.
             * @example 202
             */
            ins?: string;
            /** @description Functional classes, in Chinese: as the label says, else as Annex D has them, the main one first; empty for what is no additive. */
            functions: string[];
            tier?: components["schemas"]["Tier"];
            /** @description How much of it there is, where the label says. */
            amount?: components["schemas"]["Amount"];
            /** @description What the label adds to the name in brackets, as printed. */
            notes?: string[];
            /**
             * @description Names a part of the product or a class; its children are the ingredients.
             * @enum {string}
             */
            role?: "section" | "class" | UnknownValue;
            /** @description True where the label says that this and what follows make up at most 2 %. */
            atMost2Percent?: boolean;
            suspected?: components["schemas"]["SuspectedName"];
            /** @description What it is made of, in the order of the label; empty where the label does not say. */
            children: components["schemas"]["Ingredient"][];
        };
        /**
         * @description An allergen of GB 7718 or of Annex II of Regulation (EU) 1169/2011; shellfish are molluscs.
         * @enum {string}
         */
        Allergen: "gluten" | "crustacean" | "fish" | "egg" | "peanut" | "soy" | "milk" | "nuts" | "sesame" | "shellfish" | "sulphites" | "celery" | "mustard" | "lupin" | UnknownValue;
        /**
         * @description A group of people who have reason to look: gluten stands for coeliac disease, g6pd for favism.
         * @enum {string}
         */
        Group: "pregnant" | "infant_0_36m" | "children" | "pku" | "gluten" | "milk_allergy" | "lactose" | "nuts" | "peanut" | "egg" | "soy" | "fish_crustacean" | "sulfite_asthma" | "aspirin_dye_sensitive" | "hypertension" | "ckd" | "diabetes" | "gout" | "caffeine" | "laxative" | "vegetarian_halal" | "g6pd" | UnknownValue;
        /** @description Indices of ingredients, counted depth-first, parents before children. */
        IngredientIndices: number[];
        /** @description What a label means for one group. One for each group at most. */
        GroupFlag: {
            group: components["schemas"]["Group"];
            /**
             * @description avoid: not for this group; caution: think about it; info: worth knowing.
             * @example avoid
             * @enum {string}
             */
            level: "avoid" | "caution" | "info" | UnknownValue;
            /**
             * @description mayContain: only a precautionary statement says so.
             * @example contains
             * @enum {string}
             */
            certainty: "contains" | "mayContain" | UnknownValue;
            ingredients: components["schemas"]["IngredientIndices"];
            text: components["schemas"]["Bilingual"];
        };
        /** @description A sentence on a label: a highlight, a suggestion or a piece of knowledge. */
        Remark: {
            /**
             * @description Which remark it is, for tests and statistics; docs/scoring-vocabulary.md lists the ids. Clients show any other just the same.
             * @example whole_food_first
             */
            id: string;
            /**
             * @description How it is coloured.
             * @example good
             * @enum {string}
             */
            tone: "good" | "neutral" | "caution" | "bad" | UnknownValue;
            text: components["schemas"]["Bilingual"];
            ingredients: components["schemas"]["IngredientIndices"];
            /** @description Ids of the evidence it rests on (E1 ...; docs/scoring-vocabulary.md), the strongest first; may be empty. */
            evidence: string[];
        };
        /** @description One line of the score. 100 plus the points of all reasons is the score exactly. */
        ScoreReason: {
            /**
             * @description The rule it comes from; docs/scoring-vocabulary.md lists the ids with their points. Clients show any other just the same.
             * @example additive
             */
            rule: string;
            /**
             * @description What it adds, negative for what it takes; in tenths of a point, never 0.
             * @example -6.5
             */
            points: number;
            ingredients: components["schemas"]["IngredientIndices"];
            /** @description Ids of the evidence it rests on (E1 ...; docs/scoring-vocabulary.md), the strongest first. */
            evidence: string[];
            /**
             * @description How sure the evidence is; contested: serious reviews disagree.
             * @example moderate
             * @enum {string}
             */
            confidence: "high" | "moderate" | "low" | "contested" | UnknownValue;
            text: components["schemas"]["Bilingual"];
        };
        /**
         * @description Why there is no score. Clients show a sentence of their own in its place, and neither rank such a
         *     product nor suggest another.
         *     - *alcohol*: a drink of more than 0.5 % alcohol by volume.
         *     - *infant_formula*, *medical_food*, *supplement*: special food whose recipe or use is regulated.
         *     - *not_food*: the list of a feed, cosmetic, medicine, cleaning agent or tobacco.
         *     - *foreign_list*: the list is in a language of which only E numbers and some names are known.
         *     - *low_confidence*: too little was understood.
         *     - *partial_reading*: part of the list was not read, or its end is missing.
         *     - *doubtful_word*: a word that decides a warning was not read for certain; the graver warning is shown.
         *     - *no_list*: there is no ingredient list.
         * @example alcohol
         * @enum {string}
         */
        NoScore: "alcohol" | "infant_formula" | "medical_food" | "supplement" | "not_food" | "foreign_list" | "low_confidence" | "partial_reading" | "doubtful_word" | "no_list" | UnknownValue;
        /** @description The report on a label. */
        AnalysisResult: {
            /** @description Null where noScore says why there is none. */
            score: number | null;
            /** @description Why there is no score; null or absent where there is one. */
            noScore?: components["schemas"]["NoScore"] | null;
            confidence: components["schemas"]["Confidence"];
            /** @description What made the report; two reports compare only within one pair of versions. */
            versions: {
                /**
                 * @description Version of the rules.
                 * @example 1.0.0
                 */
                engine: string;
                /**
                 * @description Version of the tables.
                 * @example GB2760-2024.1
                 */
                knowledge: string;
            };
            /** @description The list, in the order of the label; empty where there is none. */
            ingredients: components["schemas"]["Ingredient"][];
            /** @description Allergens of the label. */
            allergens: {
                /** @description By an ingredient or by a statement (含有), in no particular order. */
                contains: components["schemas"]["Allergen"][];
                /** @description By a precautionary statement (可能含有), in no particular order. */
                mayContain: components["schemas"]["Allergen"][];
            };
            /** @description What groups of people should know, the gravest level first. */
            groups: components["schemas"]["GroupFlag"][];
            /** @description What stands out, the most important first. */
            highlights: components["schemas"]["Remark"][];
            /** @description What to do or to buy instead, the most useful first; empty without a score. */
            suggestions: components["schemas"]["Remark"][];
            /** @description Facts about what is in it, those about additives of a higher tier first. */
            knowledge: components["schemas"]["Remark"][];
            /** @description The lines of the score, the heaviest first; empty without a score or for a score of 100. */
            reasons: components["schemas"]["ScoreReason"][];
            /** @description The nutrition table of the label. Absent where the label has none, where it was not read, and from servers that read none. */
            nutrition?: components["schemas"]["Nutrition"];
        };
        /**
         * @description A nutrition table as printed, and what follows from it. A value that is not sure was read with doubt or does not fit the
         *     sums of its table: clients mark it and ask the person, and nothing (levels, claims, score) rests on it. Values are
         *     corrected in labelText, like a word of the list.
         */
        Nutrition: {
            /** @description What the values are for, from left to right. */
            columns: components["schemas"]["NutritionColumn"][];
            /**
             * @description What shares of the day refer to: China's NRV, the US Daily Value, the EU's and UK's Reference Intake, Australia's Daily Intake. Absent where nothing tells.
             * @example NRV
             * @enum {string}
             */
            reference?: "NRV" | "DV" | "RI" | "DI" | UnknownValue;
            /** @description The rows with a value, from top to bottom. */
            rows: components["schemas"]["NutritionRow"][];
            /** @description The net content of the pack; absent where the label does not say. */
            pack?: components["schemas"]["Quantity"];
            /** @description How much fat, saturated fat, sugars and salt there is, for those that are sure. */
            levels: components["schemas"]["NutrientLevel"][];
            /** @description Claims of the label held against the table, in the order of the label. */
            claims: components["schemas"]["NutritionClaim"][];
            /** @description Nutri-Score, computed as published; absent where too little is known. */
            nutriScore?: components["schemas"]["NutriScore"];
        };
        /** @description A weight or a volume of the product. */
        Quantity: {
            /**
             * @description How much.
             * @example 30
             */
            value: number;
            /**
             * @description Grams or millilitres.
             * @example g
             * @enum {string}
             */
            unit: "g" | "ml" | UnknownValue;
        };
        /** @description What one column of values is for. */
        NutritionColumn: {
            /**
             * @description unknown: the table does not say, or its heading was not read.
             * @example 100g
             * @enum {string}
             */
            per: "100g" | "100ml" | "portion" | "unknown" | UnknownValue;
            /** @description How much a portion is; absent where the label does not say. */
            portion?: components["schemas"]["Quantity"];
        };
        /**
         * @description What a row is about; *other* is named by the row itself.
         * @example sodium
         * @enum {string}
         */
        NutrientName: "energy" | "protein" | "fat" | "saturatedFat" | "transFat" | "monounsaturatedFat" | "polyunsaturatedFat" | "cholesterol" | "carbohydrate" | "sugars" | "addedSugars" | "polyols" | "starch" | "fibre" | "salt" | "sodium" | "potassium" | "calcium" | "magnesium" | "iron" | "zinc" | "phosphorus" | "iodine" | "selenium" | "vitaminA" | "vitaminC" | "vitaminD" | "vitaminE" | "vitaminK" | "vitaminB1" | "vitaminB2" | "vitaminB6" | "vitaminB12" | "niacin" | "folate" | "biotin" | "pantothenicAcid" | "other" | UnknownValue;
        /**
         * @description Unit of a value.
         * @example mg
         * @enum {string}
         */
        NutrientUnit: "kJ" | "kcal" | "g" | "mg" | "\u03BCg" | "IU" | UnknownValue;
        /** @description One row of the table. Energy may have two cells in a column, in kJ and in kcal. */
        NutritionRow: {
            nutrient: components["schemas"]["NutrientName"];
            /**
             * @description As written on the label; '' where only the unit told what it is.
             * @example 钠
             */
            name: string;
            /** @description Where the name is in labelText. */
            span: components["schemas"]["Span"];
            /** @description The values, from left to right. */
            cells: components["schemas"]["NutritionCell"][];
        };
        /** @description A value of the table. */
        NutritionCell: {
            /**
             * @description Index of its column.
             * @example 0
             */
            column: number;
            /**
             * @description As printed.
             * @example 568
             */
            value: number;
            unit: components["schemas"]["NutrientUnit"];
            /**
             * @description Present where the value is a limit: less than 0.5 g.
             * @example lessThan
             * @enum {string}
             */
            bound?: "lessThan" | UnknownValue;
            /**
             * @description False where the person should confirm it.
             * @example true
             */
            isSure: boolean;
            /**
             * @description Why it is not sure: it was read with doubt, its unit or its column is not certain, or it does not fit its energy, its share of the day, salt and sodium, the portion, or a part exceeds its whole.
             * @example energy
             * @enum {string}
             */
            doubt?: "reading" | "unit" | "column" | "energy" | "share" | "salt" | "portion" | "part" | UnknownValue;
            /** @description What the sums say instead, to ask about. */
            likely?: components["schemas"]["LikelyValue"];
            /** @description Where the value is in labelText. */
            span: components["schemas"]["Span"];
            /** @description The declared share of the day; absent where the label gives none. */
            share?: components["schemas"]["DailyShare"];
        };
        /** @description A value that would fit. */
        LikelyValue: {
            /**
             * @description The number.
             * @example 56.8
             */
            value: number;
            unit: components["schemas"]["NutrientUnit"];
        };
        /** @description A declared share of the day. */
        DailyShare: {
            /**
             * @description Percent of the reference.
             * @example 28
             */
            percent: number;
            /**
             * @description False where it does not fit its value or was read with doubt.
             * @example true
             */
            isSure: boolean;
            /** @description Where it is in labelText. */
            span: components["schemas"]["Span"];
        };
        /** @description How much of a nutrient is in 100 g of a food or 100 ml of a drink, by the thresholds of the UK's front-of-pack labels (Department of Health, FSA, 2016). */
        NutrientLevel: {
            /**
             * @description Which; salt from sodium where only that is declared.
             * @example salt
             * @enum {string}
             */
            nutrient: "fat" | "saturatedFat" | "sugars" | "salt" | UnknownValue;
            /**
             * @description Green, amber or red.
             * @example high
             * @enum {string}
             */
            level: "low" | "medium" | "high" | UnknownValue;
            /**
             * @description Grams per 100 g or 100 ml.
             * @example 1.42
             */
            grams: number;
        };
        /** @description A claim of the label held against its table. */
        NutritionClaim: {
            /**
             * @description Which claim, by the rule it is held to. Clients show any other just the same.
             * @example low_fat
             */
            claim: string;
            /** @description Where the claim is in labelText. */
            span: components["schemas"]["Span"];
            /**
             * @description unknown: the table does not say, or not for certain.
             * @example agrees
             * @enum {string}
             */
            verdict: "agrees" | "contradicts" | "unknown" | UnknownValue;
            text: components["schemas"]["Bilingual"];
        };
        /** @description Nutri-Score by the algorithm of 2023. Where an input is unknown the grade lies between best and worst. */
        NutriScore: {
            /**
             * @description The best grade the known inputs allow.
             * @example C
             * @enum {string}
             */
            best: "A" | "B" | "C" | "D" | "E" | UnknownValue;
            /**
             * @description The worst; the same as best where the inputs are known well enough.
             * @example C
             * @enum {string}
             */
            worst: "A" | "B" | "C" | "D" | "E" | UnknownValue;
            /**
             * @description Which of its tables it was computed by.
             * @example general
             * @enum {string}
             */
            category: "general" | "redMeat" | "cheese" | "fats" | "beverage" | "water" | UnknownValue;
        };
        /** @description Which ranking is wanted. */
        RankingRequest: {
            /**
             * @description A product standard number as printed; space, hyphens, width and year do not matter.
             * @example GB/T 20980-2021
             */
            standard: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description One product of a ranking. */
        RankingItem: {
            /**
             * @description Place by score, from 1; equal scores keep different places.
             * @example 1
             */
            rank: number;
            /**
             * @description Name of the product.
             * @example 全麦苏打饼干
             */
            name: string;
            /**
             * @description Its brand; '' where unknown.
             * @example 麦田
             */
            brand: string;
            /**
             * @description Its score, 0 to 100.
             * @example 72
             */
            score: number;
            /**
             * @description How often it was analysed by anybody, in all.
             * @example 860
             */
            popularity: number;
            /**
             * @description The caller's own task of this product. Only for a signed-in caller's own tasks, never for anybody else's.
             * @example 0198f3f0-0000-7000-8000-000000000001
             */
            taskId?: string;
        };
        /** @description Products made to one standard. */
        Ranking: {
            /**
             * @description The standard, with or without its year; what was asked for where it is not known.
             * @example GB/T 20980
             */
            standard: string;
            /**
             * @description What products of this standard are, in Chinese; '' where it is not known.
             * @example 饼干
             */
            category: string;
            /** @description Highest score first; empty where the standard is not known. */
            items: components["schemas"]["RankingItem"][];
        };
        /** @description One earlier part of a conversation. */
        Turn: {
            /**
             * @description user: a question; assistant: its answer.
             * @example user
             * @enum {string}
             */
            role: "user" | "assistant";
            /**
             * @description The question as typed, or the answer in Markdown.
             * @example 山梨酸钾是什么？
             */
            content: string;
        };
        /** @description A question with what is needed to answer it: the server remembers no conversation. */
        Question: {
            /**
             * @description The question as typed, in any language; the answer is in `lang`.
             * @example 这个适合孩子吃吗？
             */
            question: string;
            /** @description Earlier questions and answers of this conversation, the oldest first; a client may leave old ones out. */
            history: components["schemas"]["Turn"][];
            /** @description The label asked about, '' for none. */
            taskId: string;
            lang: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description What a sentence of an answer rests on. */
        Citation: {
            /**
             * @description Tells what `ref` is.
             * @example additive
             * @enum {string}
             */
            kind: "ingredient" | "additive" | "spice" | "standard" | "evidence" | UnknownValue;
            /** @description Index of the ingredient, id of the entry, number of the standard or evidence. */
            ref: string;
            /**
             * @description What to show for it, in the language of the answer.
             * @example 柠檬黄
             */
            title: string;
            span?: components["schemas"]["Span"];
        };
        /** @description A whole answer. */
        Answer: {
            /** @description Markdown; shown inert. */
            answer: string;
            /** @description What it rests on, in the order of its sentences; may be empty. */
            citations: components["schemas"]["Citation"][];
        };
        /** @description Client to server: asks a question. The same question as `POST /api/chat` has. */
        AskFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "ask";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description An access token, for a question about a record of a person; absent for anonymous ones. A bad one is treated as none.
             * @example access-1
             */
            accessToken?: string;
            /**
             * @description The question as typed, in any language; the answer is in `lang`.
             * @example 这个适合孩子吃吗？
             */
            question: string;
            /** @description Earlier questions and answers of this conversation, the oldest first; a client may leave old ones out. */
            history: components["schemas"]["Turn"][];
            /**
             * @description The label asked about, '' for none.
             * @example
             */
            taskId: string;
            lang: components["schemas"]["Lang"];
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description After a dropped connection, asks for the frames after `seq`. An answer belongs to its asker. */
        ResumeFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "resume";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /** @description An access token of the person who asked; left out where nobody was signed in. To anyone else the question does not exist (404). */
            accessToken?: string;
            /**
             * @description The number of the last frame that arrived; the answer goes on with the next.
             * @example 3
             */
            seq: number;
        };
        /** @description Client to server: no more of this answer. The server sends `done` with the next number at once; for a question that is over, nothing; for one this connection never asked or resumed, a problem with code 404. */
        StopFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "stop";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
        };
        /** @description Server to client: the question was accepted; the first frame of each answer. */
        StartFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "start";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description Number of the frame within its answer: 0 for the first, then one more for each, without gaps or repeats.
             * @example 0
             */
            seq: number;
        };
        /** @description Server to client: the next piece of the answer. */
        DeltaFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "delta";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description Number of the frame within its answer: 0 for the first, then one more for each, without gaps or repeats.
             * @example 3
             */
            seq: number;
            /**
             * @description Markdown that is appended to what came before, without a separator; at least one character, never half of a surrogate pair.
             * @example 配料里有
             */
            text: string;
        };
        /** @description Server to client: something the answer rests on. */
        CitationFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "citation";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description Number of the frame within its answer: 0 for the first, then one more for each, without gaps or repeats.
             * @example 3
             */
            seq: number;
            citation: components["schemas"]["Citation"];
        };
        /** @description Server to client: the answer is complete; the last frame. */
        DoneFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "done";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description Number of the frame within its answer: 0 for the first, then one more for each, without gaps or repeats.
             * @example 3
             */
            seq: number;
        };
        /** @description Server to client: there will be no (more) answer; the last frame. */
        ProblemFrame: {
            /**
             * @description Names the frame.
             * @constant
             */
            type: "problem";
            /**
             * Format: uuid
             * @description The question's id: a UUID the client made for this question, the same in every frame about it.
             */
            questionId: string;
            /**
             * @description Number of the frame within its answer: 0 for the first, then one more for each, without gaps or repeats.
             * @example 3
             */
            seq: number;
            problem: components["schemas"]["Problem"];
        };
        /** @description What a client sends over the socket. */
        ClientFrame: components["schemas"]["AskFrame"] | components["schemas"]["ResumeFrame"] | components["schemas"]["StopFrame"];
        /** @description What a server sends over the socket, and as events of a stream. */
        ServerFrame: components["schemas"]["StartFrame"] | components["schemas"]["DeltaFrame"] | components["schemas"]["CitationFrame"] | components["schemas"]["DoneFrame"] | components["schemas"]["ProblemFrame"];
        /** @description What goes over the socket, either way. */
        SocketFrame: components["schemas"]["ClientFrame"] | components["schemas"]["ServerFrame"];
        /** @description A question and its answer, to be shared. */
        ChatShareRequest: {
            /**
             * @description The question as typed, in any language; the answer is in `lang`.
             * @example 这个适合孩子吃吗？
             */
            question: string;
            /** @description Earlier questions and answers of this conversation, the oldest first; a client may leave old ones out. */
            history: components["schemas"]["Turn"][];
            /**
             * @description The label the question is about; a record of the caller, or of the device.
             * @example 0198f3f0-0000-7000-8000-000000000001
             */
            taskId: string;
            lang: components["schemas"]["Lang"];
            storageId: components["schemas"]["StorageId"];
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description Which record to share, or to take back. */
        ShareRequest: {
            /** @description The task to share. */
            id: string;
            /**
             * @description shared opens a link, cancelled closes every link of the record for good.
             * @default shared
             * @example shared
             * @enum {string}
             */
            sharing: "shared" | "cancelled";
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description Which share to copy. */
        CopyShareRequest: {
            /**
             * @description The id of the share.
             * @example s-1
             */
            parentShareId: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description A link that opens a record to everybody who has it. */
        Share: {
            /**
             * @description Unguessable. A record shared again after a cancellation gets another id.
             * @example s-1
             */
            shareId: string;
            /** @description The index page with the share id in its sharefrom query. */
            path: string;
            /**
             * @description What a preview of the link says: name and score of the product, or the question.
             * @example 全麦吐司 73
             */
            title: string;
            /**
             * @description Address of the picture: https, or a data URL. Readable without a token by anybody who knows it, so it is unguessable; good as long as the task or account it belongs to.
             * @example https://example.com/pictures/7b0f3c9e.jpg
             */
            imageUrl: string;
        };
        /** @description Where to send a code. */
        SmsSendRequest: {
            /**
             * @description National number, digits only, without the country code.
             * @example 13800138000
             */
            phone: string;
            /**
             * @description Calling code without plus sign. Code and number together name a phone and its account: the same digits are another phone in another country.
             * @default 86
             * @example 86
             */
            countryCode: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description The code is on its way. */
        SmsSent: {
            /**
             * @description 0: sent.
             * @constant
             */
            code: 0;
            /** @description Seconds before the next code may be sent. */
            shortestInterval: number;
        };
        /** @description A number and the code that it was sent. */
        SmsSignInRequest: {
            /**
             * @description National number, digits only, without the country code.
             * @example 13800138000
             */
            phone: string;
            /**
             * @description The digits of the message; good for 5 minutes, 5 tries and one sign-in.
             * @example 246810
             */
            code: string;
            /**
             * @description Calling code without plus sign. Code and number together name a phone and its account: the same digits are another phone in another country.
             * @default 86
             * @example 86
             */
            countryCode: string;
            storageid: components["schemas"]["StorageId"];
            /**
             * @description The WeChat openid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            openid: string;
            /**
             * @description The WeChat unionid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description A code of WeChat. */
        WeixinSignInRequest: {
            /**
             * @description What `wx.login` gave, exchanged by the server with WeChat for the openid of the person; good once, for 5 minutes.
             * @example 0a1b2c3d
             */
            code: string;
            storageid: components["schemas"]["StorageId"];
            /**
             * @description The WeChat openid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            openid: string;
            /**
             * @description The WeChat unionid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description A signed-in person opened the app. */
        LaunchRequest: {
            /** @description The login_oauth of the person. */
            oauth: string;
            storageid: components["schemas"]["StorageId"];
            /**
             * @description The WeChat openid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            openid: string;
            /**
             * @description The WeChat unionid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            unionid: string;
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /**
         * @description What the person says; unknown where they do not.
         * @enum {string}
         */
        Gender: "unknown" | "female" | "male" | UnknownValue;
        /** @description A paid membership. */
        Vip: {
            /**
             * @description From 1, the higher the more.
             * @example 1
             */
            level: number;
            /**
             * Format: date-time
             * @description When it ends, RFC 3339 with a time zone; may be in the past.
             * @example 2027-01-01T00:00:00Z
             */
            expiresAt: string;
        };
        /** @description A person, as shown to that person alone. */
        UserInfo: {
            /**
             * @description The id of the account; it does not change, and is never given to another.
             * @example u-1
             */
            uid: string;
            /**
             * @description National number, digits only; '' without a phone (signed in by WeChat).
             * @example 13800138000
             */
            phone: string;
            /** @description First 3 digits, stars, last 4. */
            privacyPhone: string;
            /**
             * @description Chosen by the person, or made up at registration; never empty.
             * @example 麦子
             */
            nickname: string;
            /**
             * @description An `imageUrl`, '' for none.
             * @example
             */
            avatar: string;
            gender: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Day of birth, YYYY-MM-DD; null where unknown.
             * @example null
             */
            birthday: string | null;
            /**
             * @description How the account signs in.
             * @example sms
             */
            login_oauth: string;
            /** @description The membership, null for none. */
            vip: components["schemas"]["Vip"] | null;
            /**
             * @description True only in the answer to the sign-in that registered the account.
             * @example false
             */
            isNew: boolean;
        };
        /** @description A person with the tokens that stand for them. */
        Session: {
            /**
             * @description 0: signed in.
             * @constant
             */
            code: 0;
            userInfo: components["schemas"]["UserInfo"];
            /**
             * @description Opaque, at most 4096 characters of ASCII without space; goes into the Authorization header. Good for 7 days unless the account is deleted before.
             * @example access-1
             */
            accessToken: string;
            /**
             * @deprecated
             * @description For the app of 1.1 alone, which takes a session without it for none. Later ones neither read nor keep it, and no call takes it. Any text that is not empty; left out once nobody has 1.1 any more.
             * @example refresh-1
             */
            refreshToken?: string;
        };
        /** @description The signed-in person. */
        Myself: {
            /**
             * @description 0: this is the person.
             * @constant
             */
            code: 0;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description What of the person goes with a feedback; without uid, phone and privacyPhone. */
        ShownUserInfo: {
            /**
             * @description Chosen by the person, or made up at registration; never empty.
             * @example 麦子
             */
            nickname: string;
            /**
             * @description An `imageUrl`, '' for none.
             * @example
             */
            avatar: string;
            gender: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Day of birth, YYYY-MM-DD; null where unknown.
             * @example null
             */
            birthday: string | null;
            /**
             * @description How the account signs in.
             * @example sms
             */
            login_oauth: string;
            /** @description The membership, null for none. */
            vip: components["schemas"]["Vip"] | null;
            /**
             * @description True only in the answer to the sign-in that registered the account.
             * @example false
             */
            isNew: boolean;
        };
        /** @description A feedback, with what helps to understand it. */
        FeedbackRequest: {
            /**
             * @description What the person wrote, as typed.
             * @example 配料表识别得很准，希望支持更多语言。
             */
            content: string;
            /** @description Email or phone. */
            contact: string;
            /** @description imageUrls of uploaded pictures. */
            screenshot: string[];
            storageid: components["schemas"]["StorageId"];
            /**
             * @description The same as storageid in the web app.
             * @example 1763600000000
             */
            deviceUserId: string;
            /** @description Who is signed in, null for nobody. */
            userInfo: components["schemas"]["ShownUserInfo"] | null;
            /**
             * @description Phone of the signed-in person, '' for none.
             * @example
             */
            phone: string;
            /** @description Where it was sent from: page, taskId, version. */
            extras: {
                [key: string]: string;
            };
            eventId: components["schemas"]["EventId"];
            uid?: components["schemas"]["Uid"];
        };
        /** @description The feedback is kept. */
        FeedbackReceived: {
            /**
             * @description For questions about it.
             * @example f-1
             */
            feedbackId: string;
        };
        /** @description One usage event; sent only after consent, never repeated when it fails. */
        AnalyticsEvent: {
            /**
             * @description onShow and onHide: a page; onLaunch: the app; onError: something failed.
             * @example onShow
             * @enum {string}
             */
            eventName: "onLaunch" | "onShow" | "onHide" | "onError";
            eventParams: components["schemas"]["AnalyticsParams"];
            /** @description Differs by platform. */
            appId: string;
        };
        /** @description What goes with an event. */
        AnalyticsParams: {
            lang: components["schemas"]["Lang"];
            storageId: components["schemas"]["StorageId"];
            /**
             * @description The same as storageId in the web app.
             * @example 1763600000000
             */
            deviceUserId: string;
            /** @description Masked. */
            phone: string;
            uid: components["schemas"]["Uid"];
            /**
             * @description Where the app runs.
             * @example web
             */
            uniPlatform: string;
            /**
             * @description The campaign that brought the person, '' for none.
             * @example
             */
            adsource: string;
            /**
             * @description The WeChat openid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            openid: string;
            /**
             * @description The WeChat unionid that the device remembers, '' for none. For statistics: it proves nothing, and no account is looked up, opened or linked by it.
             * @example
             */
            unionid: string;
            /**
             * @description The page, by its path.
             * @example /pages/additives/additives
             */
            route?: string;
            /** @description Milliseconds. */
            duration?: number;
            /**
             * @description With onError: what failed, without personal data.
             * @example NotFoundError
             */
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
         * @description The signed-in person; left out or '' when anonymous. For logs only.
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                     * @example data: {"type":"start","questionId":"3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10","seq":0}
                     *
                     *     data: {"type":"delta","questionId":"3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10","seq":1,"text":"配料里有"}
                     *
                     *     data: {"type":"done","questionId":"3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10","seq":2}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
                 * @description The signed-in person; left out or '' when anonymous. For logs only.
                 * @example
                 */
                uid?: components["parameters"]["Uid"];
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
